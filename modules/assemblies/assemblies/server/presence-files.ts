import { inArray, or } from 'drizzle-orm'
import type { Context } from '#platform/server/context.ts'
import { releaseFiles } from '#modules/keeping/files/server/public.ts'
import { presenceTable as p } from './tables.ts'

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
