import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

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
        const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk')
        const start = chunks.find((one) => one.facadeModuleId?.endsWith('/apps/web/start.tsx'))
        if (!start) throw new Error('start.tsx has no piece of its own')
        const needed = new Set<Chunk>()
        const add = (file: string) => {
          const chunk = chunks.find((one) => one.fileName === file)
          if (!chunk || needed.has(chunk)) return
          needed.add(chunk)
          chunk.imports.forEach(add)
        }
        start.imports.forEach(add)
        needed.add(start)
        const links = [...needed].flatMap((chunk) => [
          { rel: 'modulepreload', file: chunk.fileName },
          ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => ({ rel: 'stylesheet', file })),
        ])
        return links
          .filter(({ file }) => !html.includes(file))
          .map(({ rel, file }): HtmlTagDescriptor => {
            const attrs = { rel, crossorigin: true, href: `/${file}`, 'data-app': true }
            return { tag: 'link', attrs, injectTo: 'head' }
          })
      },
    },
  }
}
