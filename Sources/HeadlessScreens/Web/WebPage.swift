/// The page that shows a window. It loads no external resources.
package enum WebPage {
  /// Returns the HTML of the page.
  ///
  /// - Parameter title: The initial title, until the page receives one from the window.
  package static func markup(title: String) -> String {
    var escaped = SVGMarkup()
    escaped.append(escaping: title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width,initial-scale=1">
      <title>\(escaped.text)</title>
      <link rel="icon" href="data:,">
      <link rel="stylesheet" href="page.css">
      <script src="page.js" defer></script>
      </head>
      <body>
      <svg id="symbols" class="said" aria-hidden="true"></svg>
      <main id="stage" class="n"></main>
      <p id="says" class="said" role="status"></p>
      <p id="lost" role="alert"></p>
      <noscript>This page requires JavaScript.</noscript>
      </body>
      </html>

      """
  }
}
