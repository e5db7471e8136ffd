import { useState } from 'react'
import { newId } from '#platform/contract/new-id.ts'
import { sendFile } from '#platform/web/calls/send-file.ts'
import { type FormField, FormFields, isWrong, textField } from '#platform/web/form/fields.tsx'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { bankNameOf } from '../banks.ts'
import { collecting } from '../contract.ts'
import type { Provider } from '../shapes.ts'
import { PassbookChoice } from './PassbookChoice.tsx'
import { collectingApi } from './use-collecting.ts'

interface ApplyForm {
  accountName: string
  branchNumber: string
  accountNumber: string
}
const nothing: ApplyForm = { accountName: '', branchNumber: '', accountNumber: '' }
const plain = (text: string) => text.normalize('NFKC').replaceAll(/[\s-]/g, '')

interface ApplyDialogProps {
  provider: Provider
  refresh: () => Promise<unknown>
  onClose: () => void
}

/**
 * Applies for another account (R292): the copy of the passbook first, then what it says, read or typed and compared with it; a
 * second person decides.
 */
export function ApplyDialog({ provider, refresh, onClose }: ApplyDialogProps) {
  const t = useTexts('collectingPage')
  const [kept, setKept] = useState<{ file: File; path: string; isRecognized: boolean }>()
  const [form, setForm] = useState(nothing)
  const upload = useSubmit(async (retry, file: File) => {
    const key = await retry.once(file, async () => newId())
    const { path } = (await sendFile(collecting.calls.keepPassbook, { provider }, file, key)).data
    const read = (await collectingApi.recognizePassbook({ provider, passbookPath: path }, retry)).data
    const { isRecognized, accountName, branchNumber, accountNumber } = read
    setKept({ file, path, isRecognized })
    if (isRecognized) setForm({ accountName, branchNumber, accountNumber })
  })
  const bank = bankNameOf(plain(form.branchNumber))
  const fields: FormField<ApplyForm>[] = [
    {
      ...textField<ApplyForm>(t('accountName'), 'accountName', { input: { maxLength: 40, autoFocus: true } }),
      wrong: ({ accountName }) => (accountName.trim() ? undefined : t('accountNameMissing')),
    },
    {
      ...textField<ApplyForm>(t('branchNumber'), 'branchNumber', {
        hint: bank,
        input: { inputMode: 'numeric', placeholder: '808-1234' },
      }),
      wrong: ({ branchNumber }) => (/^\d{7}$/.test(plain(branchNumber)) ? undefined : t('branchNumberWrong')),
    },
    {
      ...textField<ApplyForm>(t('accountNumber'), 'accountNumber', { input: { inputMode: 'numeric' } }),
      wrong: ({ accountNumber }) =>
        /^\d{7,16}$/.test(plain(accountNumber)) ? undefined : t('accountNumberWrong'),
    },
  ]
  const act = useSubmit(
    async (retry) => {
      const { accountName, branchNumber, accountNumber } = form
      const content = {
        provider,
        accountName: accountName.trim(),
        branchNumber: plain(branchNumber),
        accountNumber: plain(accountNumber),
        passbookPath: kept?.path ?? '',
      }
      await collectingApi.apply({ ...content, accountId: retry.idOf(content) }, retry).finally(refresh)
      toast(t('applied'))
      onClose()
    },
    { isWrong: () => isWrong(fields, form) },
  )
  const steps = [t('step_passbook'), t('step_check'), t('step_second')]
  return (
    <ActDialog
      title={t('apply')}
      size="large"
      confirm={t('send')}
      act={act}
      missing={kept ? undefined : t('passbookFirst')}
      onClose={onClose}
    >
      <ol className="co-steps">
        {steps.map((step, nth) => (
          <li key={step} aria-current={nth === (kept ? 1 : 0) ? 'step' : undefined}>
            <b>{nth + 1}</b> {step}
          </li>
        ))}
      </ol>
      <div className="co-apply">
        <PassbookChoice file={kept?.file} busy={upload.busy} onFile={(file) => void upload.submit(file)} />
        <div className="lb-stack lb-gap-16">
          {upload.failure && <FailureNote sentence={upload.failure} />}
          {kept ? (
            <>
              <Note tone={kept.isRecognized ? 'wait' : 'plain'} icon="pen">
                {t(kept.isRecognized ? 'recognized' : 'notRecognized')}
              </Note>
              <FormFields
                fields={fields}
                form={form}
                tried={act.tried}
                change={(patch) => setForm((before) => ({ ...before, ...patch }))}
              />
            </>
          ) : (
            <p className="lb-quiet">{t('applyLead')}</p>
          )}
        </div>
      </div>
    </ActDialog>
  )
}
