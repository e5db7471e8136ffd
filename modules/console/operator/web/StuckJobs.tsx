import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Retry } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Panel } from '#platform/web/look/Panel.tsx'
import { ReasonDialog } from '#platform/web/look/ReasonDialog.tsx'
import { speakTime, writeTime } from '#platform/web/look/speak-time.ts'
import type { StuckJob } from '../stuck-contract.ts'
import { stuckJobsApi } from './api.ts'

const queryKey = ['operator', 'stuckJobs']
const names = {
  'householdImports.check': 'taskCheckImport',
  'householdImports.apply': 'taskApplyImport',
  'exports.make': 'taskExport',
} as const
const acts = {
  retryStuckJob: { words: 'retryJob', text: 'retryJobText' },
  giveUpStuckJob: { words: 'giveUpJob', text: 'giveUpJobText' },
} as const
type Act = keyof typeof acts

const isNamed = (task: string): task is keyof typeof names => task in names

/** Jobs whose process died over them: they wait until somebody decides. Nothing is drawn while there are none. */
export function StuckJobs() {
  const t = useTexts('operator')
  const queries = useQueryClient()
  const [asked, setAsked] = useState<{ act: Act; job: StuckJob }>()
  const { data = [] } = useQuery({
    queryKey,
    queryFn: async () => (await stuckJobsApi.listStuckJobs({})).data,
    refetchInterval: 30_000,
  })
  const nameOf = ({ task }: StuckJob) => t(isNamed(task) ? names[task] : 'taskOther', { task })
  async function act(reason: string, retry: Retry) {
    if (!asked) return
    await stuckJobsApi[asked.act]({ stuckJobId: asked.job.stuckJobId, reason }, retry)
    toast(t('actDone', { account: nameOf(asked.job), act: t(acts[asked.act].words) }))
    setAsked(undefined)
    await queries.invalidateQueries({ queryKey: ['operator'] })
  }
  if (!data.length) return null
  return (
    <Panel title={t('stuckJobs')} number={data.length}>
      <p className="lb-14 lb-quiet op-note">{t('stuckJobsAre')}</p>
      <ul>
        {data.map((job) => (
          <li key={job.stuckJobId} className="op-account">
            <div>
              <p>
                <b>{nameOf(job)}</b>　{job.communityName}
              </p>
              <p className="lb-14 lb-quiet" title={writeTime(job.begunAt)}>
                {t('stuckSince', { when: speakTime(job.begunAt) })}
              </p>
            </div>
            <div className="lb-line lb-gap-8 lb-wrap">
              <Button size="small" onClick={() => setAsked({ act: 'retryStuckJob', job })}>
                {t('retryJob')}
              </Button>
              <Button size="small" onClick={() => setAsked({ act: 'giveUpStuckJob', job })}>
                {t('giveUpJob')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {asked && (
        <ReasonDialog
          title={`${t(acts[asked.act].words)}　${nameOf(asked.job)}，${asked.job.communityName}`}
          text={t(acts[asked.act].text)}
          label={t('reason')}
          reasons={t('reasonsJob').split(/、|, /)}
          required={t('reasonMissing')}
          confirm={t(acts[asked.act].words)}
          onConfirm={act}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}
