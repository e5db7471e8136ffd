import { useCashSetting } from '#modules/parcels/cash/web/public.ts'
import { RegisterFrame } from '#modules/parcels/packages/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { SignatureField } from '#platform/web/look/SignatureField.tsx'
import { cashKind } from '../contract.ts'
import { DepositFields } from './DepositFields.tsx'
import type { DeskTools } from './use-desk.ts'

/** The form of one deposit. */
export function RegisterForm({ desk, printsReceipt }: { desk: DeskTools; printsReceipt: boolean }) {
  const t = useTexts('depositDesk')
  const { form, options, photo, busy } = desk
  const isCash = desk.kindDetail === cashKind
  const setting = useCashSetting().data
  const register = () => void desk.register()
  const word = isCash ? (printsReceipt ? 'submitCash' : 'submitCashOnly') : 'submit'
  return (
    <RegisterFrame
      register={register}
      clear={desk.clear}
      isTouched={desk.isTouched}
      photo={photo}
      photoPath={form.photoPath}
      options={options}
      failure={desk.failure}
      busy={busy}
      submit={t(busy ? 'submitting' : word)}
    >
      <DepositFields
        refs={desk.refs}
        form={form}
        change={desk.change}
        options={options.data}
        kindDetail={desk.kindDetail}
        complaint={desk.complaint}
        onSubmit={register}
      />
      {isCash && setting?.signatureAsked && (
        <div className="lb-register-wide">
          <SignatureField key={form.depositId} label={t('signature')} onSign={desk.setSignature} />
        </div>
      )}
    </RegisterFrame>
  )
}
