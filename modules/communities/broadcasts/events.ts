import { z } from 'zod'
import { eventKind } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'
import { broadcastKinds } from './draft-contract.ts'
import { VersionNode } from './contract.ts'

const told = z.object({ broadcastId: Id, kind: z.enum(broadcastKinds) })

/** Something of the operator is there, was changed while it is there, or is gone: browsers ask for what stands now. */
export const broadcastPublished = eventKind('broadcasts.published', 'broadcasts.view', told)
export const broadcastWithdrawn = eventKind('broadcasts.withdrawn', 'broadcasts.view', told)

/** The version node as it is now (R110). */
export const versionSet = eventKind('broadcasts.versionSet', 'broadcasts.view', VersionNode)
