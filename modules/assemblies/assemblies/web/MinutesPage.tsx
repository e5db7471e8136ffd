import './page-texts.ts'
import { useParams } from '@tanstack/react-router'
import { addressOf } from '#platform/web/calls/client.ts'
import { saveFile } from '#platform/web/calls/save-file.ts'
import { inBox } from '#platform/web/form/use-submit.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Loaded } from '#platform/web/look/Loaded.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { assemblies, type PaperKind, papers } from '../contract.ts'
import { assemblyRoll } from '../roll-contract.ts'
import type { AssemblyRow } from '../shapes.ts'
import { assemblyVotes } from '../votes-contract.ts'
import { IssuedPanel } from './IssuedPanel.tsx'
import { MinutesPosted } from './MinutesPosted.tsx'
import { useAssembly, useFresh } from './queries.ts'
import { ReconvenedPanel } from './ReconvenedPanel.tsx'
import { RecordPanel } from './RecordPanel.tsx'
import { ServingPanel } from './ServingPanel.tsx'

const save = (address: string) => void saveFile(address).catch(inBox)

/** A meeting called again that is over: its resolutions stand or fall by objections (Art. 32 II). */
const isAgain = ({ kind, status }: AssemblyRow) => kind === 'reconvened' && status === 'ended'

/** The papers that somebody may print of a meeting at this stage. */
function papersOf(row: AssemblyRow, mayRegister: boolean, mayPrepare: boolean): readonly PaperKind[] {
  const isOver = row.status === 'ended'
  // Of a meeting that has not begun there is nothing to say yet.
  const isHeld = isOver || row.status === 'running'
  const may: Record<PaperKind, boolean> = {
    notice: true,
    cards: mayPrepare,
    proxies: mayRegister,
    elections: mayRegister,
    signIn: mayRegister,
    minutes: isHeld,
    servings: mayRegister && row.status !== 'draft',
    outcome: isAgain(row),
    pack: mayRegister && isOver,
  }
  return papers.filter((paper) => may[paper])
}

/** Papers of a meeting, how notice and minutes reached owners, the clock of Art. 32, and the record of every act. */
export function MinutesPage() {
  const t = useTexts('assemblyPage')
  const title = useTexts('assemblies')('minutes')
  const { assemblyId = '' } = useParams({ strict: false }) as { assemblyId?: string }
  useFresh()
  const assembly = useAssembly(assemblyId)
  const allowed = useAllowed()
  const mayRegister = allowed([{ can: 'assemblies.register' }]).length > 0
  const mayPrepare = allowed([{ can: 'assemblies.prepare' }]).length > 0
  return (
    <div className="lb-page">
      <Loaded of={assembly} failed={t('loadFailed')} skeleton={['1fr', '1fr']}>
        {(row) => (
          <>
            <div className="lb-page-head">
              <h1>{title}</h1>
              <span className="lb-quiet">{row.title}</span>
            </div>
            <div className="lb-stack lb-gap-16">
              <Panel title={t('papers')} pad="plain">
                <div className="lb-line lb-wrap lb-gap-8">
                  {papersOf(row, mayRegister, mayPrepare).map((paper) => (
                    <Button
                      key={paper}
                      icon={<Icon name="print" />}
                      onClick={() =>
                        save(
                          addressOf(assemblies.calls.paper, { assemblyId, paper, origin: location.origin }),
                        )
                      }
                    >
                      {t(`paper_${paper}`)}
                    </Button>
                  ))}
                  {row.status !== 'draft' && (
                    <>
                      <Button
                        onClick={() =>
                          save(addressOf(assemblyRoll.calls.exportRegistrations, { assemblyId }))
                        }
                      >
                        {t('exportRegistrations')}
                      </Button>
                      <Button
                        onClick={() => save(addressOf(assemblyVotes.calls.exportResults, { assemblyId }))}
                      >
                        {t('exportResults')}
                      </Button>
                    </>
                  )}
                </div>
              </Panel>
              {row.minutesDueOn && <MinutesPosted row={row} dueOn={row.minutesDueOn} />}
              {row.status === 'ended' && <IssuedPanel row={row} />}
              {isAgain(row) && <ReconvenedPanel row={row} />}
              {row.outcomes?.open === 0 && <ServingPanel assemblyId={assemblyId} what="outcome" />}
              {row.status === 'ended' && <ServingPanel assemblyId={assemblyId} what="minutes" />}
              <ServingPanel assemblyId={assemblyId} what="notice" />
              <RecordPanel assemblyId={assemblyId} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}
