import { readFile } from 'node:fs/promises'

type Links = Record<string, { rel: string; href: string }[]>

const escaped = (text: string) => text.replace(/[.*+?^{}()|[\]\\]/g, '\\$&')
/** A path of the router as a pattern: `/mgmt/household/detail/$id`; upper and lower case alike. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) => (part.startsWith('$') ? '[^/]+' : escaped(part)))
      .join('/')}/?$`,
    'i',
  )

/**
 * Reads which pieces of the front end a page's own code consists of, as the build wrote them beside it; gives the links for the
 * page of a path, '' where there are none.
 */
export async function readPageLinks(file: string): Promise<(path: string) => string> {
  const links = JSON.parse(await readFile(file, 'utf8')) as Links
  const pages = Object.entries(links).map(([path, of]) => ({
    pattern: patternOf(path),
    written: of.map(({ rel, href }) => `<link rel="${rel}" crossorigin href="${href}">`).join(''),
  }))
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.written ?? ''
}
