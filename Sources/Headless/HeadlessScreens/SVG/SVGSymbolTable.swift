/// The symbols that have drawings, in a square of 24 units.
enum SVGSymbolTable {
  static let entries =
    signs + arrows + things + people + documents + tools + batteries

  private static let signs: [SVGSymbolEntry] = [
    SVGSymbolEntry(
      names: "chevron.right chevron.forward", isNarrow: true,
      lines: "M9 4.5l7 7.5-7 7.5",
      variants: "circle circle.fill", isBold: true),
    SVGSymbolEntry(
      names: "chevron.left chevron.backward", isNarrow: true,
      lines: "M15 4.5l-7 7.5 7 7.5",
      variants: "circle circle.fill", isBold: true),
    SVGSymbolEntry(
      names: "chevron.up", isNarrow: true, lines: "M4.5 15.5l7.5-7 7.5 7",
      variants: "circle circle.fill", isBold: true),
    SVGSymbolEntry(
      names: "chevron.down", isNarrow: true, lines: "M4.5 8.5l7.5 7 7.5-7",
      variants: "circle circle.fill", isBold: true),
    SVGSymbolEntry(names: "chevron.up.chevron.down", lines: "M7 9l5-5 5 5M7 15l5 5 5-5"),
    SVGSymbolEntry(
      names: "checkmark",
      lines: "M4.5 13l5 6L19.5 5",
      variants: "circle circle.fill square square.fill",
      isBold: true,
      detailColor: "white"),
    SVGSymbolEntry(
      names: "xmark",
      lines: "M5.5 5.5l13 13M18.5 5.5l-13 13",
      variants: "circle circle.fill square square.fill"),
    SVGSymbolEntry(
      names: "plus",
      lines: "M12 4.5v15M4.5 12h15",
      variants: "circle circle.fill square square.fill",
      detailColor: "white"),
    SVGSymbolEntry(
      names: "minus",
      lines: "M4.5 12h15",
      variants: "circle circle.fill square square.fill",
      detailColor: "white"),
    SVGSymbolEntry(
      names: "circle", shape: "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z", variants: "fill"),
    SVGSymbolEntry(
      names: "square",
      shape: "M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "info",
      lines: "M12 10.5v8M11.5 6a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0z",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "exclamationmark",
      lines: "M12 4v10M11.5 18.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0-1 0z",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "exclamationmark.triangle",
      shape: "M12 3.5L21.5 20h-19z",
      details: "M12 9.5v5M11.7 17.3a0.3 0.3 0 1 0 0.6 0a0.3 0.3 0 1 0-0.6 0z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "questionmark",
      lines: """
        M8 8.5a4 4 0 1 1 6 3.5c-1.5.8-2 1.5-2 3M11.5 18.7a0.5 0.5 0 1 0 1 0\
        a0.5 0.5 0 1 0-1 0z
        """,
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "ellipsis",
      lines: """
        M4 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM18 12\
        a1 1 0 1 0 2 0a1 1 0 1 0-2 0z
        """,
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "number",
      lines: "M9.5 4l-2 16M16.5 4l-2 16M4.5 9h16M3.5 15h16",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "textformat",
      lines: """
        M2.5 18.5l4.5-12 4.5 12M4 14.5h6M21 18.5v-8M21 14.5a3.5 4 0 1 0-7 0a3.5 4 0 1 0 7 0z
        """),
  ]

  private static let arrows: [SVGSymbolEntry] = [
    SVGSymbolEntry(
      names: "arrow.up",
      lines: "M12 20.5v-17M5.5 10l6.5-6.5 6.5 6.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrow.down",
      lines: "M12 3.5v17M5.5 14l6.5 6.5 6.5-6.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrow.left arrow.backward",
      lines: "M20.5 12h-17M10 5.5L3.5 12l6.5 6.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrow.right arrow.forward",
      lines: "M3.5 12h17M14 5.5l6.5 6.5-6.5 6.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrow.clockwise",
      lines: "M19.5 12a7.5 7.5 0 1 1-2.5-5.6M18 3v4.5h-4.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrow.counterclockwise",
      lines: "M4.5 12a7.5 7.5 0 1 0 2.5-5.6M6 3v4.5h4.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrow.triangle.2.circlepath arrow.2.circlepath",
      lines: """
        M4.5 10.5a7.7 7.7 0 0 1 14-2.5M19.5 13.5a7.7 7.7 0 0 1-14 2.5M19.5 4v4.5h-4.5M4.5 20\
        v-4.5h4.5
        """),
    SVGSymbolEntry(
      names: "arrow.up.arrow.down",
      lines: "M7.5 20V4M3.5 8l4-4 4 4M16.5 4v16M12.5 16l4 4 4-4",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrow.uturn.backward",
      lines: "M8.5 4.5L4 9l4.5 4.5M4.5 9h9a5.5 5.5 0 0 1 0 11H9",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "arrowshape.turn.up.left",
      shape: "M10.5 4.5v4.5c6 .5 10 4 10.5 10.5-2.5-4-5.5-5.5-10.5-5.5v4.5l-7.5-7z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "arrow.up.right.square",
      lines: """
        M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z\
        M9 8.5h6.5V15M15 9l-7 7
        """),
  ]

  private static let things: [SVGSymbolEntry] = [
    SVGSymbolEntry(
      names: "star",
      shape: """
        M12 2.8L14.4 9.4L21.3 9.6L15.8 13.8L17.8 20.5L12 16.6L6.2 20.5L8.2 13.8L2.7 9.6\
        L9.6 9.4z
        """,
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "heart",
      shape: """
        M12 20.5C6 16 2.5 12.5 2.5 8.8A5 5 0 0 1 12 6.3a5 5 0 0 1 9.5 2.5\
        c0 3.7-3.5 7.2-9.5 11.7z
        """,
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(names: "bookmark", shape: "M6.5 3.5h11v17.5l-5.5-5-5.5 5z", variants: "fill"),
    SVGSymbolEntry(
      names: "flag",
      shape: "M5.5 4.5c4.5-2 8.5 2 13 0v9.5c-4.5 2-8.5-2-13 0z",
      lines: "M5.5 3.5v17.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "tag",
      shape: "M3.5 3.5h8.5l9 9-8.5 8.5-9-9z",
      details: "M7.3 8a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0-1.4 0z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "bell",
      shape: "M5 17.5c1.5-1.8 1.5-3.5 1.5-6.5a5.5 5.5 0 0 1 11 0c0 3 0 4.7 1.5 6.5z",
      lines: "M10 20.8h4M12 5.3V3.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "bolt",
      shape: "M13.5 2.5L5 13.5h6L9.5 21.5l9-11.5h-6z",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "flame",
      shape: """
        M12.5 2.5c.5 4 5.5 6.5 5.5 12a6 6.5 0 0 1-12 0\
        c0-2.5 1-4.5 2.5-6 .3 2 1 3 2 3.5 0-4 0-6.5 2-9.5z
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "drop",
      shape: "M12 2.8c3.5 4.7 6.5 7.7 6.5 11.5a6.5 6.5 0 0 1-13 0c0-3.8 3-6.8 6.5-11.5z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "leaf",
      shape: "M4 13c0-7 6-8.5 16.5-9 .5 9-1.5 16-9 16-4.5 0-7.5-3-7.5-7z",
      lines: "M3 21.5c3-6 6-8.5 11-11",
      variants: "fill"),
    SVGSymbolEntry(
      names: "cloud",
      shape: "M7 19a4.7 4.7 0 0 1-.8-9.3 6.3 6.3 0 0 1 12-.2A4.8 4.8 0 0 1 17.5 19z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "moon", shape: "M20.5 14.5A9 9 0 0 1 9.5 3.5a9 9 0 1 0 11 11z", variants: "fill"),
    SVGSymbolEntry(
      names: "sun.max",
      shape: "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
      lines: """
        M19 12h2.6M16.9 16.9l1.9 1.9M12 19v2.6M7.1 16.9l-1.9 1.9M5 12H2.4M7.1 7.1L5.2 5.2\
        M12 5V2.4M16.9 7.1l1.9-1.9
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "sparkles",
      shape: "M10 5l1.8 5.2L17 12l-5.2 1.8L10 19l-1.8-5.2L3 12l5.2-1.8z",
      lines: "M18.5 3.5v4M16.5 5.5h4M18.5 17v3.5M16.8 18.7h3.5"),
    SVGSymbolEntry(
      names: "gift",
      shape: "M4.5 11.5h15v9h-15zM3 7.5h18v4H3z",
      details: "M12 7.5v13",
      lines: "M12 7.5C8.5 7.5 7 6.5 7 5s3.5-3 5 2.5C13.5 2 17 3.5 17 5s-1.5 2.5-5 2.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "pin",
      shape: "M8.5 3h7l-.7 7 3.2 3v1.5H6V13l3.2-3z",
      lines: "M12 14.5V21.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "key",
      shape: "M3.5 8a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z",
      lines: "M11.5 11.5l8.5 8.5M16.5 16.5l2.5-2.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "lock",
      shape: "M7.5 10.5h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z",
      lines: "M8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3",
      variants: "fill"),
    SVGSymbolEntry(
      names: "lock.open",
      shape: "M7.5 10.5h9a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z",
      lines: "M8.5 10.5V6.5a3.5 3.5 0 0 1 7 0",
      variants: "fill"),
    SVGSymbolEntry(
      names: "lightbulb",
      shape: "M9 16.5c0-2.5-3-3.5-3-7.5a6 6 0 0 1 12 0c0 4-3 5-3 7.5z",
      lines: "M9.5 20h5M11 22.3h2",
      variants: "fill"),
    SVGSymbolEntry(
      names: "cart",
      shape: "M6 6.5h15l-2.5 8.5H8z",
      lines: """
        M2.5 3.5h2.5L8 15M8.7 19.5a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0zM15.7 19.5\
        a0.8 0.8 0 1 0 1.6 0a0.8 0.8 0 1 0-1.6 0z
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "creditcard",
      shape: """
        M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5v-9\
        a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: "M2.5 10h19",
      variants: "fill"),
    SVGSymbolEntry(
      names: "shippingbox",
      shape: "M12 2.5l9 4.5v10l-9 4.5-9-4.5V7z",
      details: "M3 7l9 4.5 9-4.5M12 11.5v10",
      variants: "fill"),
    SVGSymbolEntry(
      names: "book",
      shape: """
        M12 6c-2.5-2-6-2-9-1.5v14c3-.5 6.5-.5 9 1.5 2.5-2 6-2 9-1.5v-14c-3-.5-6.5-.5-9 1.5z
        """,
      details: "M12 6v14",
      variants: "fill"),
    SVGSymbolEntry(
      names: "airplane",
      shape: """
        M21.5 12c0 1-1.5 1.5-3 1.5H15l-5 8H8l2.5-8H6l-2 2.5H2.5L3.5 12 2.5 8H4l2 2.5h4.5\
        L8 2.5h2l5 8h3.5c1.5 0 3 .5 3 1.5z
        """),
    SVGSymbolEntry(
      names: "house", shape: "M3.5 11.5L12 3.5l8.5 8v9.5h-6v-6.5h-5V21h-6z", variants: "fill"),
    SVGSymbolEntry(
      names: "building.2",
      shape: "M3.5 21V3.5h9V21zM12.5 21V9.5h8V21z",
      details: "M6.5 8h3M6.5 12h3M6.5 16h3M15.5 13.5h2M15.5 17h2",
      variants: "fill"),
    SVGSymbolEntry(
      names: "globe",
      lines: """
        M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0zM2.5 12h19M12 2.5c-5.5 6-5.5 13 0 19\
        M12 2.5c5.5 6 5.5 13 0 19
        """),
    SVGSymbolEntry(
      names: "location", shape: "M21 3L3 10.5l8 2.5 2.5 8z", variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "mappin",
      shape: "M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8z",
      lines: "M12 11v10.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "map",
      shape: "M2.5 6l6.5-2.5 6 2.5 6.5-2.5V18L15 20.5 9 18l-6.5 2.5z",
      details: "M9 3.5V18M15 6v14.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "wifi",
      lines: """
        M2 9.5a14 14 0 0 1 20 0M5.2 13a9.5 9.5 0 0 1 13.6 0M8.5 16.3a5 5 0 0 1 7 0M11.3 19.3\
        a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0-1.4 0z
        """),
    SVGSymbolEntry(
      names: "antenna.radiowaves.left.and.right dot.radiowaves.left.and.right",
      lines: """
        M11 12a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM8.5 15.5a5 5 0 0 1 0-7M15.5 8.5a5 5 0 0 1 0 7\
        M5.5 18.5a9.2 9.2 0 0 1 0-13M18.5 5.5a9.2 9.2 0 0 1 0 13
        """),
  ]

  private static let people: [SVGSymbolEntry] = [
    SVGSymbolEntry(
      names: "person",
      shape: "M8 7.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM4.5 20.5c0-4 3-6 7.5-6s7.5 2 7.5 6z",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "person.crop.circle",
      shape: "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z",
      details: """
        M8.7 9.5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0zM6 19\
        c.7-3 3-4.5 6-4.5s5.3 1.5 6 4.5
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "person.2 person.3",
      shape: """
        M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM2.5 19.5\
        c0-3.7 2.5-5.5 6.5-5.5s6.5 1.8 6.5 5.5z
        """,
      lines: "M15 4.7a3.5 3.5 0 0 1 0 6.6M17.5 14.3c2.7.5 4.2 2.2 4.2 5.2h-3",
      variants: "fill"),
    SVGSymbolEntry(
      names: "phone",
      shape: """
        M6.5 3.5h2.5l2 5-2.3 1.8a11 11 0 0 0 5 5l1.8-2.3 5 2V17.5a3 3 0 0 1-3 3\
        C10 20.5 3.5 14 3.5 6.5a3 3 0 0 1 3-3z
        """,
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "envelope",
      shape: """
        M5 5h14a2.5 2.5 0 0 1 2.5 2.5v9a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5v-9\
        a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: "M3.5 6.5l8.5 7 8.5-7",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "message bubble.left",
      shape: """
        M12 3.5c5.5 0 9.5 3.5 9.5 7.8s-4 7.7-9.5 7.7c-1.2 0-2.3-.2-3.3-.5L4 21l1-4\
        c-1.6-1.5-2.5-3.5-2.5-5.7C2.5 7 6.5 3.5 12 3.5z
        """,
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "video",
      shape: """
        M4.5 6h8.5a2.5 2.5 0 0 1 2.5 2.5v7a2.5 2.5 0 0 1-2.5 2.5h-8.5a2.5 2.5 0 0 1-2.5-2.5\
        v-7a2.5 2.5 0 0 1 2.5-2.5zM15.5 11l6-3.5v9l-6-3.5z
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "hand.thumbsup",
      shape: """
        M7.5 11l4-8c1.7 0 2.8 1.2 2.5 3L13.5 9H19a2 2 0 0 1 2 2.4l-1.3 7\
        A2 2 0 0 1 17.7 20H7.5zM3 11h4.5v9H3z
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "hand.thumbsdown",
      shape: """
        M16.5 13l-4 8c-1.7 0-2.8-1.2-2.5-3L10.5 15H5a2 2 0 0 1-2-2.4l1.3-7\
        A2 2 0 0 1 6.3 4H16.5zM21 13h-4.5V4H21z
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "eye",
      shape: "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z",
      details: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "eye.slash",
      shape: "M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z",
      details: "M9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
      lines: "M4 3.5l16 17",
      variants: "fill"),
  ]

  private static let documents: [SVGSymbolEntry] = [
    SVGSymbolEntry(
      names: "trash",
      shape: "M5.5 6.5h13l-1 14.5h-11z",
      details: "M10 10v7.5M14 10v7.5",
      lines: "M3.5 6.5h17M9 6V3.5h6V6",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "pencil",
      shape: "M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19z",
      details: "M13.5 7l3.5 3.5",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "square.and.pencil",
      lines: """
        M12.5 4.5H6a2.5 2.5 0 0 0-2.5 2.5v11a2.5 2.5 0 0 0 2.5 2.5h11a2.5 2.5 0 0 0 2.5-2.5\
        v-6.5M10 14l.8-3.2L18.5 3l2.5 2.5-7.8 7.7z
        """),
    SVGSymbolEntry(
      names: "square.and.arrow.up", lines: "M8 9H5.5v12h13V9H16M12 15V3M8 6.5l4-4 4 4"),
    SVGSymbolEntry(
      names: "square.and.arrow.down", lines: "M8 9H5.5v12h13V9H16M12 3v12M8 11.5l4 4 4-4"),
    SVGSymbolEntry(
      names: "doc",
      shape: "M5.5 2.5h8.5l5 5v14H5.5z",
      details: "M13.5 2.5v5.5h5.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "doc.text",
      shape: "M5.5 2.5h8.5l5 5v14H5.5z",
      details: "M13.5 2.5v5.5h5.5M8.5 12.5h7M8.5 16.5h7",
      variants: "fill"),
    SVGSymbolEntry(
      names: "doc.on.doc",
      shape: "M8.5 7.5h6.5l5 5v9H8.5z",
      lines: "M5.5 17.5h-1.5v-15h7l4.5 4.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "folder",
      shape: "M2.5 5h6.5l2.5 2.5h10V19.5h-19z",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "tray",
      shape: "M2.5 13.5l3-8.5h13l3 8.5V19h-19z",
      details: "M2.5 13.5h5.5a4 4 0 0 0 8 0h5.5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "archivebox",
      shape: "M2.5 4.5h19v4.5h-19zM4 9h16v11.5H4z",
      details: "M9.5 13h5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "calendar",
      shape: """
        M6 4.5h12a2.5 2.5 0 0 1 2.5 2.5v11a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5\
        v-11a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: """
        M3.5 9.5h17M7.6 13a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0-0.8 0zM11.6 13\
        a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0-0.8 0zM15.6 13a0.4 0.4 0 1 0 0.8 0\
        a0.4 0.4 0 1 0-0.8 0zM7.6 17a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0-0.8 0zM11.6 17\
        a0.4 0.4 0 1 0 0.8 0a0.4 0.4 0 1 0-0.8 0z
        """,
      lines: "M8 2.5v3M16 2.5v3"),
    SVGSymbolEntry(
      names: "clock",
      shape: "M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0z",
      details: "M12 6.5v6l4 2",
      variants: "fill"),
    SVGSymbolEntry(
      names: "photo",
      shape: """
        M5 4.5h14a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5\
        v-10a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: """
        M3 17.5l5.5-6 4.5 4.5 3-2.5 5 4.5M14.3 9a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0z
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "camera",
      shape: """
        M4.5 7.5H7.5l2-3h5l2 3h3a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-8\
        a2 2 0 0 1 2-2z
        """,
      details: "M8.3 13.2a3.7 3.7 0 1 0 7.4 0a3.7 3.7 0 1 0-7.4 0z",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "link",
      lines: """
        M9.5 14.5a4.2 4.2 0 0 1 0-6l3.5-3.5a4.2 4.2 0 0 1 6 6l-2 2M14.5 9.5\
        a4.2 4.2 0 0 1 0 6L11 19a4.2 4.2 0 0 1-6-6l2-2
        """,
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "paperclip",
      lines: """
        M20 11l-8 8a4.8 4.8 0 0 1-6.8-6.8l8.3-8.3a3.2 3.2 0 0 1 4.5 4.5l-8.2 8.2\
        a1.6 1.6 0 0 1-2.3-2.3L15 7
        """,
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "chart.bar",
      shape: "M3.5 13h4v7.5h-4zM10 3.5h4v17h-4zM16.5 8.5h4v12h-4z",
      variants: "fill"),
  ]

  private static let tools: [SVGSymbolEntry] = [
    SVGSymbolEntry(
      names: "gearshape gear",
      shape: """
        M18.4 10.3L21.2 10.6V13.4L18.4 13.7L17.7 15.3L19.5 17.5L17.5 19.5L15.3 17.7\
        L13.7 18.4L13.4 21.2H10.6L10.3 18.4L8.7 17.7L6.5 19.5L4.5 17.5L6.3 15.3L5.6 13.7\
        L2.8 13.4V10.6L5.6 10.3L6.3 8.7L4.5 6.5L6.5 4.5L8.7 6.3L10.3 5.6L10.6 2.8H13.4\
        L13.7 5.6L15.3 6.3L17.5 4.5L19.5 6.5L17.7 8.7z
        """,
      details: "M8.8 12a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z",
      variants: "fill"),
    SVGSymbolEntry(
      names: "magnifyingglass",
      lines: "M3.5 10.5a7 7 0 1 0 14 0a7 7 0 1 0-14 0zM15.5 15.5l6 6",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "line.3.horizontal",
      lines: "M3 6.5h18M3 12h18M3 17.5h18",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "line.3.horizontal.decrease",
      lines: "M3 6.5h18M6 12h12M9 17.5h6",
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "slider.horizontal.3",
      lines: """
        M3 6h10M18 6h3M3 12h3M11 12h10M3 18h10M18 18h3M13.3 6a2.2 2.2 0 1 0 4.4 0\
        a2.2 2.2 0 1 0-4.4 0zM6.3 12a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0zM13.3 18\
        a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z
        """),
    SVGSymbolEntry(
      names: "list.bullet",
      lines: """
        M8.5 6h12.5M8.5 12h12.5M8.5 18h12.5M3.3 6a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0-1.4 0z\
        M3.3 12a0.7 0.7 0 1 0 1.4 0a0.7 0.7 0 1 0-1.4 0zM3.3 18a0.7 0.7 0 1 0 1.4 0\
        a0.7 0.7 0 1 0-1.4 0z
        """,
      variants: "circle circle.fill"),
    SVGSymbolEntry(
      names: "square.grid.2x2",
      shape: """
        M4.5 3h4.5a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 1-1.5 1.5h-4.5\
        a1.5 1.5 0 0 1-1.5-1.5v-4.5a1.5 1.5 0 0 1 1.5-1.5zM15 3h4.5a1.5 1.5 0 0 1 1.5 1.5\
        v4.5a1.5 1.5 0 0 1-1.5 1.5h-4.5a1.5 1.5 0 0 1-1.5-1.5v-4.5a1.5 1.5 0 0 1 1.5-1.5z\
        M4.5 13.5h4.5a1.5 1.5 0 0 1 1.5 1.5v4.5a1.5 1.5 0 0 1-1.5 1.5h-4.5\
        a1.5 1.5 0 0 1-1.5-1.5v-4.5a1.5 1.5 0 0 1 1.5-1.5zM15 13.5h4.5a1.5 1.5 0 0 1 1.5 1.5\
        v4.5a1.5 1.5 0 0 1-1.5 1.5h-4.5a1.5 1.5 0 0 1-1.5-1.5v-4.5a1.5 1.5 0 0 1 1.5-1.5z
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "play", shape: "M6.5 3.5l14 8.5-14 8.5z", variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "pause",
      shape: "M5.5 4h4v16h-4zM14.5 4h4v16h-4z",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "stop",
      shape: "M6.5 4.5h11a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2z",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "mic",
      shape: "M12 2.5a3.3 3.3 0 0 1 3.3 3.3v5.4a3.3 3.3 0 0 1-6.6 0V5.8A3.3 3.3 0 0 1 12 2.5z",
      lines: "M5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4M8.5 21.5h7",
      variants: "circle circle.fill fill"),
    SVGSymbolEntry(
      names: "speaker.wave.2 speaker.wave.3",
      shape: "M2.5 9h4L12 4.5v15L6.5 15h-4z",
      lines: "M15 9a4.3 4.3 0 0 1 0 6M17.8 6.2a8.3 8.3 0 0 1 0 11.6",
      variants: "fill"),
    SVGSymbolEntry(
      names: "speaker.slash",
      shape: "M2.5 9h4L12 4.5v15L6.5 15h-4z",
      lines: "M15.5 9.5l5 5M20.5 9.5l-5 5",
      variants: "fill"),
    SVGSymbolEntry(
      names: "keyboard",
      shape: """
        M4.5 5.5h15a2.5 2.5 0 0 1 2.5 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-15a2.5 2.5 0 0 1-2.5-2.5\
        v-8a2.5 2.5 0 0 1 2.5-2.5z
        """,
      details: """
        M5.7 9.5a0.3 0.3 0 1 0 0.6 0a0.3 0.3 0 1 0-0.6 0zM9.7 9.5a0.3 0.3 0 1 0 0.6 0\
        a0.3 0.3 0 1 0-0.6 0zM13.7 9.5a0.3 0.3 0 1 0 0.6 0a0.3 0.3 0 1 0-0.6 0zM17.7 9.5\
        a0.3 0.3 0 1 0 0.6 0a0.3 0.3 0 1 0-0.6 0zM7.5 14.5h9
        """,
      variants: "fill"),
    SVGSymbolEntry(
      names: "display",
      shape: "M4.5 4h15a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2z",
      lines: "M12 17v4M8 21h8"),
  ]

  private static let batteries = [0, 25, 50, 75, 100].map { percent in
    SVGSymbolEntry(
      names: "battery.\(percent)",
      shape: """
        M4.5 7h12a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-5\
        a2.5 2.5 0 0 1 2.5-2.5z
        """,
      filling: percent == 0 ? "" : "M4 9h\(percent * 13 / 100)v6H4z",
      lines: "M21.5 10.5v3")
  }
}
