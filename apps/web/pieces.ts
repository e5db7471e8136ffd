import type { Rolldown } from 'vite'

/** A piece of the built front end, with the styles that belong to it. */
export type Piece = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } }

/** The pieces of a bundle. */
export const piecesOf = (bundle: Rolldown.OutputBundle): Piece[] =>
  Object.values(bundle).filter((item): item is Piece => item.type === 'chunk')

/** A piece and all that it imports at once, what is imported first. */
export function withImports(pieces: readonly Piece[], piece: Piece): Set<Piece> {
  const needed = new Set<Piece>()
  const add = (item: Piece | undefined) => {
    if (!item || needed.has(item)) return
    needed.add(item)
    for (const file of item.imports) add(pieces.find(({ fileName }) => fileName === file))
  }
  add(piece)
  return new Set([...needed].reverse())
}

/** The files of pieces, as a page links to them. */
export const linksOf = (pieces: Iterable<Piece>): { rel: string; href: string }[] =>
  [...pieces].flatMap((piece) => [
    { rel: 'modulepreload', href: `/${piece.fileName}` },
    ...[...(piece.viteMetadata?.importedCss ?? [])].map((file) => ({ rel: 'stylesheet', href: `/${file}` })),
  ])
