import { speakTime } from '#platform/web/look/speak-time.ts'
import { repairNumber } from '#modules/assets/repairs/contract.ts'
import { showDay } from '#platform/web/form/day-text.ts'
import { daysSince } from '#modules/assets/days-since.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { EmptyState } from '#platform/web/look/EmptyState.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { useMinute } from '#platform/web/look/use-minute.ts'
import { daysTo } from '#modules/assets/maintenance-plans/contract.ts'
import type { Job, Work } from '../contract.ts'
import { stepsOf } from './drafts.ts'
import { StuckSheets } from './StuckSheets.tsx'
import type { Drafts } from './use-drafts.ts'
import { useOnline } from './use-online.ts'

interface WorkListProps {
  work: Work
  /** As it was known before the line was lost. */
  isKept: boolean
  /** The label that led here is of a thing that nothing is due of. */
  isNoneOfCode: boolean
  drafts: Drafts
  onOpen: (what: { recordId?: string; caseId?: string; isScanning?: boolean }) => void
}

/** What waits for the supplier: sheets by their day, repairs, papers that end. */
export function WorkList({ work, isKept, isNoneOfCode, drafts, onOpen }: WorkListProps) {
  const t = useTexts('supplierPhone')
  const isOnline = useOnline() && !isKept
  const { pass, jobs, repairs, papers, sent, today } = work
  const waiting = drafts.all.filter(({ isSigned }) => isSigned).length
  const now = useMinute()
  const days = (since: Date) => daysSince(since, now)
  return (
    <div className="sp-page">
      <header className="sp-head">
        <h1>{pass.supplierName}</h1>
        <span className="lb-14 lb-quiet">{pass.communityName}</span>
      </header>
      <main className="sp-body">
        {!isOnline && (
          <Note tone="wait" icon="off">
            {waiting ? t('offline', { count: waiting }) : t('stored')}
          </Note>
        )}
        {isOnline && waiting > 0 && (
          <Note
            tone="wait"
            act={
              <Button size="small" onClick={() => void drafts.send()}>
                {t('sendNow')}
              </Button>
            }
          >
            {t('waiting')}
          </Note>
        )}
        {isNoneOfCode && <Note>{t('scanNone')}</Note>}
        <StuckSheets work={work} drafts={drafts} />
        {drafts.others > 0 && (
          <Note tone="wait" icon="off">
            {t('ofOthers', { count: drafts.others })}
          </Note>
        )}
        <Panel title={t('today')} number={jobs.length} summary={t('sheets')}>
          {jobs.length === 0 ? (
            <EmptyState icon="calendar" title={t('none')} text={t('noneYet')} />
          ) : (
            <ul className="lb-divided">
              {jobs.map((job) => (
                <li key={job.recordId}>
                  <JobRow
                    job={job}
                    today={today}
                    drafts={drafts}
                    onOpen={() => onOpen({ recordId: job.recordId })}
                  />
                </li>
              ))}
            </ul>
          )}
        </Panel>
        {repairs.length + papers.length > 0 && (
          <Panel title={t('waitsForYou')} number={repairs.length + papers.length}>
            <ul className="lb-divided">
              {repairs.map(({ caseId, number, title, waitsFor, since }) => (
                <li key={caseId}>
                  <button type="button" className="sp-row" onClick={() => onOpen({ caseId })}>
                    <span className="lb-14 sp-late">{t('waited', { days: days(since) })}</span>
                    <span className="lb-min">
                      <b>
                        {repairNumber(number)}　{title}
                      </b>
                      <br />
                      <span className="lb-14 lb-quiet">{t(`ask_${waitsFor}`)}</span>
                    </span>
                    <Icon name="right" />
                  </button>
                </li>
              ))}
              {papers.map(({ paperId, title, endDay }) => (
                <li key={paperId} className="lb-inner-10">
                  <b>{title}</b>
                  <p className="lb-14 sp-late">{t('paperEnds', { day: showDay(endDay) })}</p>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {sent.length > 0 && (
          <Panel title={t('sentToday')} number={sent.length} summary={t('sheets')}>
            <ul className="lb-divided">
              {sent.map(({ recordId, planName, at, repairNumbers }) => (
                <li key={recordId} className="lb-inner-10">
                  <b>{planName}</b>
                  <p className="lb-14 lb-quiet">
                    {repairNumbers.length
                      ? t('sentAtRepairs', {
                          when: speakTime(at),
                          numbers: repairNumbers.map(repairNumber).join('、'),
                        })
                      : t('sentAt', { when: speakTime(at) })}
                  </p>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </main>
      <footer className="sp-foot lb-14 lb-quiet">
        <p>
          <span>{t('onlyYours', { name: pass.supplierName })}</span>
          <span>{t('until')}</span>
        </p>
        <Button
          type="primary"
          size="large"
          block
          icon={<Icon name="scan" />}
          disabled={jobs.length === 0}
          onClick={() => onOpen({ isScanning: true })}
        >
          {t('scan')}
        </Button>
      </footer>
    </div>
  )
}

function JobRow(props: { job: Job; today: string; drafts: Drafts; onOpen: () => void }) {
  const { job, today, drafts, onOpen } = props
  const t = useTexts('supplierPhone')
  const draft = drafts.of(job.recordId)
  const all = stepsOf(job)
  const at = all.filter(({ key }) => draft?.steps[key]).length
  const days = daysTo(today, job.dueDay)
  const when = days < 0 ? t('late', { days: -days }) : days === 0 ? t('dueToday') : t('inDays', { days })
  const places = [...new Set(job.plan.assets.map(({ name }) => name))].join('、')
  return (
    <button type="button" className="sp-row" onClick={onOpen}>
      <b className={days < 0 ? 'lb-14 sp-late' : 'lb-14'}>{when}</b>
      <span className="lb-min">
        <b>{job.plan.name}</b>
        <br />
        <span className="lb-14 lb-quiet">{places}</span>
        {draft && (
          <>
            <br />
            <span className="lb-14 lb-quiet">
              {draft.isSigned ? t('waiting') : t('progress', { at, all: all.length })}
            </span>
            <progress
              className="lb-bar"
              value={at}
              max={Math.max(1, all.length)}
              aria-label={job.plan.name}
            />
          </>
        )}
      </span>
      <Icon name="right" />
    </button>
  )
}
