import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Paper } from '#platform/server/paper/paper.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { Storage } from '#platform/server/storage.ts'
import type { assemblies, PaperKind } from '../contract.ts'
import { nothingPosted, originWrong } from '../problems.ts'
import { requireAssembly } from './assemblies.ts'
import { cardCodeOf } from './card-codes.ts'
import { drawCards, drawElections, drawProxies } from './forms-drawn.ts'
import { type MinutesFacts, minutesFacts } from './minutes-facts.ts'
import { drawMinutes } from './minutes-drawn.ts'
import { drawNotice } from './notice-drawn.ts'
import { drawOutcome } from './outcome-drawn.ts'
import { drawPack } from './pack-drawn.ts'
import { type RollState, rollState } from './roll-state.ts'
import { drawSignIn } from './sign-in-drawn.ts'
import { drawServings } from './servings-drawn.ts'
import type { AssemblyRecord, UnitRecord } from './tables.ts'
import { listTopics } from './topics.ts'
import type { Topic } from '../shapes.ts'

/** What every paper of an assembly is drawn from. */
export interface PaperFacts {
  communityName: string
  assembly: AssemblyRecord
  topics: readonly Topic[]
  state: RollState
  /** The code of a unit's card. */
  codeOf: (unit: UnitRecord) => string
  /** Where phones reach Lobby: `https://lobby.example`. */
  origin: string
  /** What was kept of a signature or a photo; undefined where nothing was, or where it is gone. */
  pictureOf: (path: string) => Promise<Buffer | undefined>
}

const titles: Record<PaperKind, string> = {
  notice: '開會通知',
  cards: '出席證',
  proxies: '委託書',
  elections: '推選書',
  signIn: '簽到簿',
  minutes: '會議紀錄',
  servings: '送達紀錄',
  outcome: '決議結果公告',
  pack: '會議紀錄全卷',
}

/** Papers that bear codes or the names of a whole roll, and what they ask beyond seeing a meeting. */
const asked: Partial<Record<PaperKind, 'assemblies.prepare' | 'assemblies.register'>> = {
  cards: 'assemblies.prepare',
  proxies: 'assemblies.register',
  elections: 'assemblies.register',
  signIn: 'assemblies.register',
  servings: 'assemblies.register',
  pack: 'assemblies.register',
}
/** Papers that say what was voted and served, beside what was planned. */
const after = new Set<PaperKind>(['minutes', 'servings', 'outcome', 'pack'])

/**
 * One of the papers of an assembly as a PDF, drawn after the lease has ended; pictures are read as their sheets come.
 * `publicAddress`: where owners reach the program, '' when nobody said: then codes lead where the browser is. Audited. Throws
 * notFound, noPermission, originWrong, nothingPosted.
 */
export async function printPaper(
  context: CallContext,
  { assemblyId, paper: kind, origin: given }: Taken<typeof assemblies.calls.paper>,
  { host, publicAddress, storage }: { host: string; publicAddress: string; storage: Storage },
): Promise<FileAnswer> {
  // A link somebody sent prints no card whose code leads elsewhere.
  if (given && new URL(given).host !== host) throw originWrong()
  const origin = publicAddress || given
  const { communityName, communityId, permissions } = context.actor
  const needs = asked[kind]
  if (needs && !permissions.has(needs)) throw problems.noPermission()
  const assembly = await requireAssembly(context, assemblyId)
  if (kind === 'outcome' && (assembly.kind !== 'reconvened' || assembly.status !== 'ended'))
    throw nothingPosted()
  const topics = await listTopics(context, assemblyId)
  const state = await rollState(context, assembly)
  const facts: PaperFacts = {
    communityName,
    assembly,
    topics,
    state,
    codeOf: (unit) => cardCodeOf(context, unit),
    origin,
    // A picture that is gone leaves its place empty: the rest is still printed.
    pictureOf: (path) =>
      path ? storage.get(communityId, path).catch(() => undefined) : Promise.resolve(undefined),
  }
  const held = after.has(kind) ? await minutesFacts(context, facts) : undefined
  context.audit({
    action: 'assemblies.print',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: assembly.title, paper: kind },
  })
  return {
    contentType: paperType,
    fileName: `${assembly.title}_${titles[kind]}_${dayOf(context.now)}.pdf`.replace(/[\\/:*?"<>|]/g, ''),
    content: streamPaper({ title: `${assembly.title} ${titles[kind]}`, author: communityName }, (paper) =>
      held ? drawHeld(paper, kind, held) : drawPlanned(paper, kind, facts),
    ),
  }
}

function drawPlanned(paper: Paper, kind: PaperKind, facts: PaperFacts) {
  if (kind === 'cards') return drawCards(paper, facts)
  if (kind === 'proxies') return drawProxies(paper, facts)
  if (kind === 'elections') return drawElections(paper, facts)
  return kind === 'signIn' ? drawSignIn(paper, facts) : drawNotice(paper, facts)
}

function drawHeld(paper: Paper, kind: PaperKind, facts: MinutesFacts) {
  if (kind === 'servings') return drawServings(paper, facts)
  if (kind === 'outcome') return drawOutcome(paper, facts)
  return kind === 'pack' ? drawPack(paper, facts) : drawMinutes(paper, facts)
}
