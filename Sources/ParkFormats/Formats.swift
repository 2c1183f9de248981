// The formats.
