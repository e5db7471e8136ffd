import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { useMeanwhile } from '#platform/web/look/use-meanwhile.ts'
import { cashKind, depositChanged, type DepositDetail, deposits } from '../contract.ts'
import { type Complaint, complain, contentOf, type DepositForm, formOf } from './deposit-form.ts'
import { DepositFields } from './DepositFields.tsx'
import { useDepositOptions } from './use-desk.ts'
import { useDepositWords } from './use-deposit-words.ts'

const api = client(deposits)
const codes = [depositChanged('', '').code]

/** Corrects what was registered; what stood there is kept in the history. */
export function CorrectDialog({ one: given, onClose }: { one: DepositDetail; onClose: () => void }) {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const options = useDepositOptions()
  const receiver = useRef<HTMLInputElement>(null)
  const payer = useRef<HTMLInputElement>(null)
  const {
    seen: one,
    form,
    arrivals,
    attempt,
    change,
  } = useMeanwhile<DepositDetail, DepositForm>({
    given,
    codes,
    formOf,
    factsOf: useDepositWords(options.data?.kinds ?? []),
    newest: async () => (await api.findDeposit({ depositId: given.depositId })).data,
  })
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<Complaint>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { depositId, serialNumber, version } = one
  const kindDetail = form.kindDetail ?? one.kindDetail
  // The amount of cash is changed by lines alone, so it is not asked for here.
  const asked = kindDetail === cashKind ? { ...form, money: '1' } : form
  const title = t('correctTitle', { serialNumber })

  async function save() {
    if (busy) return
    const wrong = complain(asked, kindDetail)
    setComplaint(wrong)
    if (wrong) return
    setBusy(true)
    setFailure(undefined)
    try {
      const { data } = await attempt(() =>
        api.correct({ depositId, version, ...contentOf(form, kindDetail), reason }),
      )
      queries.setQueryData(['deposits', 'detail', depositId], data)
      void queries.invalidateQueries({ queryKey: ['deposits'] })
      toast(t('corrected', { serialNumber }))
      onClose()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog label={title} onCancel={onClose} className="dr-correct">
      <div className="lb-dialog-head">
        <h2>{title}</h2>
      </div>
      <form
        className="dr-correct-body"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <DepositFields
          correcting
          refs={{ receiver, payer }}
          form={form}
          change={(patch) => {
            change(patch)
            setFailure(undefined)
          }}
          options={options.data}
          kindDetail={kindDetail}
          complaint={complaint && complain(asked, kindDetail)}
          onSubmit={() => void save()}
        />
        <div className="rp-wide">
          <Field label={t('correctReason')} optional>
            <TextInput value={reason} maxLength={30} onText={setReason} />
          </Field>
        </div>
        {failure && (
          <div className="rp-wide">
            <FailureNote sentence={failure} arrivals={arrivals} />
          </div>
        )}
      </form>
      <div className="lb-dialog-foot">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="primary" aria-busy={busy} onClick={() => void save()}>
          {t(busy ? 'working' : 'correctGo')}
        </Button>
      </div>
    </Dialog>
  )
}
