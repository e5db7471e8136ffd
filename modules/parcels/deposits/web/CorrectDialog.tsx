import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { cashKind, depositChanged, type DepositDetail, deposits } from '../contract.ts'
import { complain, contentOf, type DepositForm, formOf } from './deposit-form.ts'
import { DepositFields } from './DepositFields.tsx'
import { useDepositCorrection } from './use-deposit-correction.ts'
import { useDepositOptions } from './use-desk.ts'

const api = client(deposits)
const codes = [depositChanged('', '').code]

/** Corrects what was registered; what stood there is kept in the history. */
export function CorrectDialog({ one: given, onClose }: { one: DepositDetail; onClose: () => void }) {
  const t = useTexts('depositRecords')
  const queries = useQueryClient()
  const options = useDepositOptions()
  const kinds = useRef<HTMLDivElement>(null)
  const money = useRef<HTMLInputElement>(null)
  const receiver = useRef<HTMLInputElement>(null)
  const payer = useRef<HTMLInputElement>(null)
  const { depositId, serialNumber } = given
  const kindOf = (form: DepositForm) => form.kindDetail ?? given.kindDetail
  const complaintOf = (form: DepositForm) => {
    const kind = kindOf(form)
    // The amount of cash is changed by lines alone, so it is not asked for here.
    return complain(kind === cashKind ? { ...form, money: '1' } : form, kind)
  }
  return (
    <CorrectionDialog
      title={t('correctTitle', { serialNumber })}
      confirm={t('correctGo')}
      size="wide"
      given={given}
      codes={codes}
      formOf={formOf}
      newest={async () => (await api.findDeposit({ depositId })).data}
      fields={useDepositCorrection(options.data?.kinds ?? [])}
      isWrong={(form) => complaintOf(form) !== undefined}
      because={{ label: t('correctReason') }}
      frame={(_, { form, change, tried }) => (
        <div className="lb-pair lb-gap-20 lb-rows-12">
          <DepositFields
            correcting
            refs={{ kinds, money, receiver, payer }}
            form={form}
            change={change}
            options={options.data}
            kindDetail={kindOf(form)}
            complaint={tried ? complaintOf(form) : undefined}
            onSubmit={() => payer.current?.form?.requestSubmit()}
          />
        </div>
      )}
      send={async ({ form, seen, reason, retry }) => {
        const { version } = seen
        const { data } = await api.correct(
          { depositId, version, ...contentOf(form, kindOf(form)), reason },
          retry,
        )
        queries.setQueryData(['deposits', 'detail', depositId], data)
        void queries.invalidateQueries({ queryKey: ['deposits'] })
        toast(t('corrected', { serialNumber }))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
