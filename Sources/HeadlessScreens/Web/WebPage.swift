import Foundation

/// The page that shows a window. It loads nothing from elsewhere.
enum WebPage {
  static let markup = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <title>\(ProcessInfo.processInfo.processName)</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
    <script src="page.js" defer></script>
    </head>
    <body>
    <svg class="said" aria-hidden="true">\(SVGWriter.definitions)</svg>
    <main id="stage" class="n"></main>
    <p id="says" class="said" role="status"></p>
    <p id="lost" role="alert"></p>
    <noscript>This page needs JavaScript.</noscript>
    </body>
    </html>

    """
}
