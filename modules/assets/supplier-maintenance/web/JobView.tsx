import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Job, Work } from '../contract.ts'
import { type Draft, newDraft, type Step, stepsOf } from './drafts.ts'
import { handled, phoneApi } from './phone-api.ts'
import { PhoneHead } from './PhoneHead.tsx'
import { SignView } from './SignView.tsx'
import { StepView } from './StepView.tsx'
import type { Drafts } from './use-drafts.ts'

interface JobViewProps {
  job: Job
  work: Work
  drafts: Drafts
  onBack: () => void
}

/** One sheet: who does it, check after check, and the two signatures. Every step is kept on the phone as it is done. */
export function JobView({ job, work, drafts, onBack }: JobViewProps) {
  const [worker, setWorker] = useState('')
  const draft = drafts.of(job.recordId) ?? (worker ? newDraft(job, worker, work.pass.supplierId) : undefined)
  const steps = stepsOf(job)
  const firstOpen = steps.findIndex(({ key }) => !draft?.steps[key])
  const [at, setAt] = useState<number>()
  const nth = at ?? (firstOpen < 0 ? steps.length : firstOpen)
  if (!draft) return <WorkerChoice job={job} onBack={onBack} onWorker={setWorker} />
  const step = steps[nth]
  const goBack = () => (nth > 0 ? setAt(nth - 1) : onBack())
  if (!step)
    return <SignView job={job} work={work} draft={draft} drafts={drafts} onBack={goBack} onDone={onBack} />
  const keep = async (found: Step) => {
    // Its photos may be others now: what was sent of this step is not counted on.
    const sent = { ...draft.sent, [step.key]: [] }
    const next: Draft = { ...draft, sent, steps: { ...draft.steps, [step.key]: found } }
    await drafts.put(next)
    setAt(nth + 1)
    // The community sees how far it is; without a line it is told with the whole.
    const checks = steps.flatMap(({ asset, term, key }) => {
      const { photos: _own, ...said } = next.steps[key] ?? { photos: [] }
      return 'result' in said ? [{ assetId: asset.assetId, termId: term.termId, ...said, photos: [] }] : []
    })
    await phoneApi
      .saveChecks({ recordId: job.recordId, worker: draft.worker, checks }, { ...handled, isSaid: true })
      .catch(() => undefined)
  }
  return (
    <StepView
      key={step.key}
      step={step}
      nth={nth}
      all={steps.map(({ key }) => draft.steps[key]?.result)}
      known={draft.steps[step.key]}
      before={job.before.find((one) => one.assetId === step.asset.assetId && one.termId === step.term.termId)}
      onKeep={keep}
      onBack={goBack}
    />
  )
}

function WorkerChoice({
  job,
  onBack,
  onWorker,
}: Pick<JobViewProps, 'job' | 'onBack'> & { onWorker: (name: string) => void }) {
  const t = useTexts('supplierPhone')
  const [name, setName] = useState('')
  const staff = useQuery({
    queryKey: ['supplierPhone', 'staff'],
    queryFn: async () => (await phoneApi.listStaff({}, { ...handled, isSaid: true })).data,
    retry: false,
  })
  return (
    <div className="sp-page">
      <PhoneHead title={job.plan.name} onBack={onBack} />
      <main className="sp-body">
        <h2>{t('who')}</h2>
        <div className="lb-chips">
          {staff.data?.map((person) => (
            <button key={person.name} type="button" onClick={() => onWorker(person.name)}>
              {person.name}
            </button>
          ))}
        </div>
        <Field label={t('who')}>
          <TextInput value={name} maxLength={20} onText={setName} />
        </Field>
      </main>
      <footer className="sp-foot">
        <Button
          type="primary"
          size="large"
          block
          disabled={!name.trim()}
          onClick={() => onWorker(name.trim())}
        >
          {t('enter')}
        </Button>
      </footer>
    </div>
  )
}
