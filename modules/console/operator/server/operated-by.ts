import { backupFolder, listBackups } from '#platform/backup/kept.ts'
import type { Program } from '#platform/server/manifest.ts'
import { makeCommunity, serviceNames } from '#modules/communities/communities/server/public.ts'
import { saidBy } from '#modules/keeping/audit/server/public.ts'
import type { OperatorNeeds } from './routes.ts'

/** What the console uses of the program that it looks after. */
export const operatedBy = ({
  database,
  sealer,
  config,
  insertDefaults,
  declared,
}: Program): OperatorNeeds => ({
  database,
  said: saidBy(declared.words),
  sealer,
  dataFolder: config.dataFolder,
  listBackups: () => listBackups(backupFolder(config.dataFolder)),
  makeCommunity: (lease, community) => makeCommunity(lease, community, insertDefaults),
  services: new Set(Object.keys(serviceNames).map(Number)),
})
