#if os(Linux)
  import Glibc

  /// A call of the system that fails.
  struct Fault: CustomStringConvertible {
    /// The call, by its name.
    var call: String
    /// Which of these calls it is, counted from 1.
    var number: Int
    /// The error number.
    var code: Int32
    /// Whether all further calls fail too.
    var isLasting = false

    var description: String {
      "\(call) \(number)\(isLasting ? " and all later" : ""): \(cause)"
    }

    /// The system's words for the error.
    var cause: String { String(cString: strerror(code)) }

    /// What tells the library of it.
    var environment: [String: String] {
      [
        "FAULT_CALL": call, "FAULT_NUMBER": "\(number)", "FAULT_CODE": "\(code)",
        "FAULT_ON": isLasting ? "1" : "",
      ]
    }
  }

  /// A call of the system that a program makes.
  struct SystemCall {
    /// Its name.
    let name: String
    /// Whether its descriptor was opened for reading alone.
    let isReading: Bool
    /// The file.
    let path: String
    /// Which of the calls of this name it is, counted from 1.
    let number: Int

    /// Returns the calls of a log that the library has written.
    static func all(inLog log: String) -> [SystemCall] {
      var counts: [Substring: Int] = [:]
      return log.split(separator: "\n").map { line in
        let words = line.split(separator: " ", maxSplits: 2)
        counts[words[0], default: 0] += 1
        return SystemCall(
          name: String(words[0]), isReading: words[1] == "r", path: String(words.last ?? ""),
          number: counts[words[0], default: 0])
      }
    }

    /// The ways in which it may fail, of which each call takes one in turn.
    private var codes: [Int32] {
      switch name {
      case "write": [ENOSPC, EIO, EDQUOT, EPIPE]
      case "pwrite", "linkat", "mkdir": [ENOSPC, EIO, EROFS]
      case "rename": [EROFS, EIO]
      case "fsync", "close": [EIO, ENOSPC, EDQUOT]
      case "open": [EMFILE, EROFS, EIO, EACCES]
      default: [EIO]
      }
    }

    /// The fault by which the call fails.
    var fault: Fault { Fault(call: name, number: number, code: codes[number % codes.count]) }

    /// Whether a signal can interrupt it.
    var isInterruptible: Bool {
      ["open", "read", "write", "pread", "pwrite", "fsync", "close"].contains(name)
    }

    /// Whether it is about the overlay's picture, which is looked at several times.
    var isOfPicture: Bool { path.hasSuffix("overlay.png") }

    /// Whether the program can do without it: what has been read is read, what could not be read is read
    /// again in earnest where it was but looked at, there is another way to make a temporary file, where files
    /// have no second names there is no way back, and one thread does the work of two.
    var isDispensable: Bool {
      switch name {
      case "close": isReading || path.hasPrefix("parktools-")
      case "link", "realpath", "pthread_create": true
      case "open": !path.contains(".") || isOfPicture
      case "read": isReading
      case "stat", "fstat", "lseek": isOfPicture
      default: false
      }
    }
  }
#endif
