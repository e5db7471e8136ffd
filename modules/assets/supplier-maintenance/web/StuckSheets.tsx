import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import type { Work } from '../contract.ts'
import { type Draft, stepsOf } from './drafts.ts'
import type { Drafts } from './use-drafts.ts'

/** Signed sheets that the community did not take, or that are on no list any more: each can be shown, sent again, or given up. */
export function StuckSheets({ work, drafts }: { work: Work; drafts: Drafts }) {
  const t = useTexts('supplierPhone')
  const drop = async (recordId: string) => {
    const ask = { title: t('stuckDropAsk'), text: t('stuckDropText'), ok: t('stuckDrop') }
    if (await confirmBox(ask)) await drafts.drop(recordId)
  }
  const isListed = (draft: Draft) => work.jobs.some(({ recordId }) => recordId === draft.recordId)
  const stuck = drafts.all.filter((draft) => draft.isSigned && (draft.refusal || !isListed(draft)))
  if (!stuck.length) return null
  return (
    <Panel title={t('stuck')} number={stuck.length} lead={t('stuckLead')}>
      <ul className="lb-divided">
        {stuck.map((draft) => (
          <li key={draft.recordId} className="lb-inner-10 lb-grid lb-gap-8">
            <b>{draft.job?.plan.name ?? t('stuckSheet')}</b>
            {draft.refusal && <p className="lb-14 sp-late">{draft.refusal}</p>}
            <Said draft={draft} />
            <span className="lb-line lb-gap-8">
              <Button size="small" onClick={() => void drafts.send()}>
                {t('sendNow')}
              </Button>
              <Button size="small" onClick={() => void drop(draft.recordId)}>
                {t('stuckDrop')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What a sheet says, to be read out. */
function Said({ draft: { job, steps } }: { draft: Draft }) {
  const t = useTexts('supplierPhone')
  if (!job) return null
  return (
    <details>
      <summary className="lb-14">{t('stuckSaid')}</summary>
      <ul className="lb-14">
        {stepsOf(job).map(({ asset, term, key }) => {
          const step = steps[key]
          return (
            step && (
              <li key={key}>
                {[
                  asset.name,
                  term.name,
                  step.value && `${step.value} ${term.unit}`,
                  t(`stuck_${step.result}`),
                  step.note,
                ]
                  .filter(Boolean)
                  .join('　')}
              </li>
            )
          )
        })}
      </ul>
    </details>
  )
}
