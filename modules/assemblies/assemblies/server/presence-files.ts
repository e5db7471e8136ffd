import { inArray, or } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { releaseFiles } from '#modules/keeping/files/server/public.ts'
import { presenceTable as p, servingTable as s } from './tables.ts'

/** Lets the files of registrations go that no other registration names: one serves all units of its act. */
export async function letGo(
  context: Context,
  gone: readonly { proxyPath: string; signaturePath: string }[],
): Promise<void> {
  const paths = [
    ...new Set(gone.flatMap(({ proxyPath, signaturePath }) => [proxyPath, signaturePath])),
  ].filter(Boolean)
  if (!paths.length) return
  const named = await context.db
    .select({ proxyPath: p.proxyPath, signaturePath: p.signaturePath })
    .from(p)
    .where(or(inArray(p.proxyPath, paths), inArray(p.signaturePath, paths)))
  const kept = new Set(named.flatMap(({ proxyPath, signaturePath }) => [proxyPath, signaturePath]))
  await releaseFiles(
    context,
    paths.filter((path) => !kept.has(path)),
  )
}

/** As `letGo`, of pictures of what proves serving: one serves all units that were entered together. */
export async function letGoOfProofs(context: Context, gone: readonly { photoPath: string }[]): Promise<void> {
  const paths = [...new Set(gone.map(({ photoPath }) => photoPath))].filter(Boolean)
  if (!paths.length) return
  const named = await context.db.select({ photoPath: s.photoPath }).from(s).where(inArray(s.photoPath, paths))
  const kept = new Set(named.map(({ photoPath }) => photoPath))
  await releaseFiles(
    context,
    paths.filter((path) => !kept.has(path)),
  )
}
