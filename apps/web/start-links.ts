import type { HtmlTagDescriptor, Plugin } from 'vite'
import { linksOf, piecesOf, withImports } from './pieces.ts'

/**
 * Names in the page what start.tsx needs, so that it comes with the page's own script and not after it. The server takes these
 * links (`data-app`) out of the console's page.
 */
export function startLinks(): Plugin {
  return {
    name: 'lobby:start-links',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, path }) {
        if (!path.endsWith('/index.html')) return []
        const pieces = piecesOf(bundle)
        const start = pieces.find((piece) => piece.facadeModuleId?.endsWith('/apps/web/start.tsx'))
        if (!start) throw new Error('start.tsx has no piece of its own')
        return linksOf(withImports(pieces, start))
          .filter(({ href }) => !html.includes(href))
          .map(({ rel, href }): HtmlTagDescriptor => {
            const attrs = { rel, crossorigin: true, href, 'data-app': true }
            return { tag: 'link', attrs, injectTo: 'head' }
          })
      },
    },
  }
}
