import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { linksOf, type Piece, piecesOf, withImports } from './pieces.ts'

const root = new URL('../../', import.meta.url).pathname
const lazy = "lazyRouteComponent\\(\\s*(?:withWords\\()?\\(\\) => import\\('(\\./[^']+)'\\)"

/** Which file draws the page of which path, as the screens of the modules say it; pages without a file of their own are left out. */
function pageFiles(): [path: string, file: string][] {
  const files = readdirSync(join(root, 'modules'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('web/screens.ts'))
    .flatMap((file) => {
      const screens = join(root, 'modules', file)
      const text = readFileSync(screens, 'utf8')
      return text.split('createRoute(').flatMap((route): [string, string][] => {
        const [, path, name] = /path: (?:'([^']+)'|(\w+))/.exec(route) ?? []
        const [, own] = new RegExp(`component: ${lazy}`).exec(route) ?? []
        const [, common] = /component,/.test(route)
          ? (new RegExp(`component = ${lazy}`).exec(text) ?? [])
          : []
        const address = path ?? (name && textOf(name, screens))
        const drawnBy = sharedBy(route, text) ?? own ?? common
        return address && drawnBy ? [[address, join(dirname(screens), drawnBy)]] : []
      })
    })
}

/** What draws the pages whose common part has a name: `const page = { …, component: … }`, then `{ ...page, path }`. */
function sharedBy(route: string, text: string): string | undefined {
  const [, name] = /^\{\s*\.\.\.(\w+)/.exec(route) ?? []
  const [, part] = (name && new RegExp(`const ${name} = \\{\\n([^]*?)\\n\\}`).exec(text)) || []
  return part && new RegExp(`component: ${lazy}`).exec(part)?.[1]
}

/** The text that a name stands for in a file, or in the one that it is imported from. */
function textOf(name: string, of: string): string | undefined {
  const text = readFileSync(of, 'utf8')
  const [, found] = new RegExp(`const ${name} = '([^']+)'`).exec(text) ?? []
  const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text) ?? []
  if (found || !from) return found
  return textOf(name, from.startsWith('#') ? join(root, from.slice(1)) : join(dirname(of), from))
}

/**
 * Writes down for the server which pieces a page's own code consists of, beyond the start's (`page-links.json`), so that whoever
 * opens that page is sent for them at once, and not when the router has run.
 */
export function pageLinks(): Plugin {
  return {
    name: 'lobby:page-links',
    apply: 'build',
    generateBundle: {
      // After Vite took out the pieces that hold nothing but styles, whose style sheets their importers then name.
      order: 'post',
      handler(_options, bundle) {
        const pieces = piecesOf(bundle)
        const start = pieces.find((piece) => piece.facadeModuleId?.endsWith('/apps/web/start.tsx'))
        const known = start ? withImports(pieces, start) : new Set<Piece>()
        const late = pieces.find((piece) => piece.facadeModuleId?.endsWith('/apps/web/late-areas.ts'))
        const screensOf = (file: string) => join(dirname(file), 'screens.ts')
        const links = pageFiles().flatMap(([path, file]) => {
          const page = pieces.find(({ facadeModuleId }) => facadeModuleId === file)
          const area = late?.moduleIds.includes(screensOf(file)) ? withImports(pieces, late) : []
          const needed = page && [...area, ...withImports(pieces, page)]
          const own = [...new Set(needed)].filter((piece) => !known.has(piece))
          return own.length > 0 ? [[path, linksOf(own)] as const] : []
        })
        this.emitFile({
          type: 'asset',
          fileName: 'page-links.json',
          source: JSON.stringify(Object.fromEntries(links)),
        })
      },
    },
  }
}
