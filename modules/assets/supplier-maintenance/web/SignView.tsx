import { useState } from 'react'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { Result } from '#modules/assets/maintenance-plans/contract.ts'
import type { Job, Work } from '../contract.ts'
import type { Draft } from './drafts.ts'
import { PhoneHead } from './PhoneHead.tsx'
import type { Drafts } from './use-drafts.ts'

interface SignViewProps {
  job: Job
  work: Work
  draft: Draft
  drafts: Drafts
  onBack: () => void
  onDone: () => void
}

/** What was found in sum, and the signatures of who did it and who accepts it; without a line it waits on the phone. */
export function SignView({ job, work, draft, drafts, onBack, onDone }: SignViewProps) {
  const t = useTexts('supplierPhone')
  const [acceptor, setAcceptor] = useState(draft.acceptor)
  const [signs, setSigns] = useState<{ worker?: Blob | undefined; acceptor?: Blob | undefined }>({})
  const steps = Object.values(draft.steps)
  const count = (of: Result) => steps.filter(({ result }) => result === of).length
  const failed = count('fail')
  const isReady = signs.worker && signs.acceptor && acceptor.trim()
  const save = useSubmit(async () => {
    await drafts.put({
      ...draft,
      sent: { ...draft.sent, worker: [], acceptor: [] },
      acceptor: acceptor.trim(),
      workerSign: signs.worker,
      acceptorSign: signs.acceptor,
      isSigned: true,
    })
    await drafts.send()
    onDone()
  })
  return (
    <div className="sp-page">
      <PhoneHead title={t('signTitle')} onBack={onBack} />
      <main className="sp-body">
        <div>
          <h2 className="lb-20">{job.plan.name}</h2>
          <p className="lb-quiet">{work.pass.communityName}</p>
        </div>
        <section className="lb-panel sp-sum">
          <div className="lb-14">
            {t('passed')} <b>{count('pass')}</b> {t('items')}
          </div>
          <div className="lb-14">
            {t('failed')} <b className={failed ? 'lb-amber' : ''}>{failed}</b> {t('items')}
          </div>
          <div className="lb-14">
            {t('photos')} <b>{steps.reduce((sum, { photos }) => sum + photos.length, 0)}</b>{' '}
            {t('sheetsOfPhotos')}
          </div>
        </section>
        {failed > 0 && <Note tone="wait">{t('willRepair', { count: failed })}</Note>}
        <SignatureField
          label={t('worker', { name: draft.worker })}
          onSign={(worker) => setSigns((old) => ({ ...old, worker }))}
        />
        <Field label={t('acceptor')}>
          <TextInput value={acceptor} maxLength={20} onText={setAcceptor} />
        </Field>
        <SignatureField
          label={t('acceptorSign')}
          onSign={(signed) => setSigns((old) => ({ ...old, acceptor: signed }))}
        />
        {save.failure && <Note tone="wait">{save.failure}</Note>}
      </main>
      <footer className="sp-foot">
        <p className="lb-14 lb-quiet">
          {!acceptor.trim() ? t('acceptorNeeded') : !isReady ? t('signMissing') : t('signOffline')}
        </p>
        <Button
          type="primary"
          size="large"
          block
          disabled={!isReady}
          loading={save.busy}
          onClick={() => void save.submit()}
        >
          {t('send')}
        </Button>
      </footer>
    </div>
  )
}
