/// The page that shows a window. It loads no external resources.
package enum WebPage {
  /// The script of the page.
  static let script = String(decoding: PackageResources.page_js, as: UTF8.self)
  /// The style sheet of the page.
  static let style = String(decoding: PackageResources.page_css, as: UTF8.self)

  /// Returns the HTML of the page.
  ///
  /// - Parameters:
  ///   - title: The initial title, until the page receives one from the window.
  ///   - language: The language of the app.
  package static func markup(title: String, language: String = "en") -> String {
    var (escaped, tag) = (SVGMarkup(), SVGMarkup())
    escaped.append(escaping: title)
    tag.append(escaping: language)
    return """
      <!doctype html>
      <html lang="\(tag.text)">
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
