import type { Taken } from '#platform/contract/call.ts'
import { problems } from '#platform/contract/problems.ts'
import { dayOf } from '#platform/contract/taipei.ts'
import type { CallContext } from '#platform/server/context.ts'
import type { Paper } from '#platform/server/paper/paper.ts'
import { paperType, streamPaper } from '#platform/server/paper/stream.ts'
import type { FileAnswer } from '#platform/server/serve.ts'
import type { assemblies } from '../contract.ts'
import { originWrong } from '../problems.ts'
import { requireAssembly } from './assemblies.ts'
import { cardCodeOf } from './card-codes.ts'
import { drawCards, drawProxies, drawSignIn } from './forms-drawn.ts'
import { minutesFacts } from './minutes-facts.ts'
import { drawMinutes } from './minutes-drawn.ts'
import { drawNotice } from './notice-drawn.ts'
import { type RollState, rollState } from './roll-state.ts'
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
}

const titles = {
  notice: '開會通知',
  cards: '出席證',
  proxies: '委託書',
  signIn: '簽到簿',
  minutes: '會議紀錄',
} as const

/** Papers that bear codes or the names of a whole roll, and what they ask beyond seeing a meeting. */
const asked: Partial<Record<keyof typeof titles, 'assemblies.prepare' | 'assemblies.register'>> = {
  cards: 'assemblies.prepare',
  proxies: 'assemblies.register',
  signIn: 'assemblies.register',
}

/** One of the papers of an assembly as a PDF, drawn after the lease has ended. `publicAddress`: where owners reach the program, '' when
 * nobody said: then codes lead where the browser is. Audited. Throws notFound, noPermission, originWrong. */
export async function printPaper(
  context: CallContext,
  { assemblyId, paper: kind, origin: given }: Taken<typeof assemblies.calls.paper>,
  { host, publicAddress }: { host: string; publicAddress: string },
): Promise<FileAnswer> {
  // A link somebody sent prints no card whose code leads elsewhere.
  if (given && new URL(given).host !== host) throw originWrong()
  const origin = publicAddress || given
  const { communityName, permissions } = context.actor
  const needs = asked[kind]
  if (needs && !permissions.has(needs)) throw problems.noPermission()
  const assembly = await requireAssembly(context, assemblyId)
  const topics = await listTopics(context, assemblyId)
  const state = await rollState(context, assembly)
  const codeOf = (unit: UnitRecord) => cardCodeOf(context, unit)
  const facts: PaperFacts = { communityName, assembly, topics, state, codeOf, origin }
  const minutes = kind === 'minutes' ? await minutesFacts(context, facts) : undefined
  context.audit({
    action: 'assemblies.print',
    target: 'assembly',
    targetId: assemblyId,
    after: { title: assembly.title, paper: kind },
  })
  const draw: Record<typeof kind, (paper: Paper) => Iterable<unknown>> = {
    notice: (paper) => drawNotice(paper, facts),
    cards: (paper) => drawCards(paper, facts),
    proxies: (paper) => drawProxies(paper, facts),
    signIn: (paper) => drawSignIn(paper, facts),
    minutes: (paper) => (minutes ? drawMinutes(paper, minutes) : []),
  }
  return {
    contentType: paperType,
    fileName: `${assembly.title}_${titles[kind]}_${dayOf(context.now)}.pdf`.replace(/[\\/:*?"<>|]/g, ''),
    content: streamPaper({ title: `${assembly.title} ${titles[kind]}`, author: communityName }, draw[kind]),
  }
}
