import type { PollDetail } from '../contract.ts'
import { BuildingStrip } from './BuildingStrip.tsx'
import { CommentsColumn } from './CommentsColumn.tsx'
import { DayBars } from './DayBars.tsx'
import { PollActs } from './PollActs.tsx'
import { PollHead } from './PollHead.tsx'
import { ResultBars } from './ResultBars.tsx'

/** One poll: what is asked, how it stands, what is said about it, and what can be done. */
export function PollView({ poll }: { poll: PollDetail }) {
  return (
    <div className="pl-view">
      <PollHead poll={poll} />
      <div className="pl-body">
        <div className="pl-results">
          <ResultBars poll={poll} />
          {poll.publishedAt && <DayBars poll={poll} />}
          <BuildingStrip parts={poll.ofBuildings} />
        </div>
        <CommentsColumn poll={poll} />
      </div>
      <PollActs poll={poll} />
    </div>
  )
}
