import { useCashSetting } from '#modules/parcels/cash/web/public.ts'
import { PhotoField } from '#modules/parcels/packages/web/public.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
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
  return (
    <form
      className="lb-panel lb-register-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        register()
      }}
    >
      <div className="lb-register-fields">
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
        {!options.data && options.error && (
          <div className="lb-register-wide">
            <Note
              tone="wait"
              act={
                <Button size="small" onClick={() => void options.refetch()}>
                  {t('retry')}
                </Button>
              }
            >
              {t('optionsFailed')}
              {sentenceOf(options.error)}
            </Note>
          </div>
        )}
        <PhotoField photo={photo} path={form.photoPath} onRemove={() => photo.take(undefined)} />
      </div>
      {desk.failure && (
        <div className="lb-register-failure">
          <Note tone="wait">{desk.failure}</Note>
        </div>
      )}
      <div className="lb-register-go">
        <Button
          icon={<Icon name="cam" />}
          onClick={() => photo.setOpen(!photo.open)}
          aria-expanded={photo.open}
          aria-keyshortcuts="F8"
        >
          {t('photo')} <Key keys="F8" />
        </Button>
        <Button className="lb-end" onClick={desk.clear} disabled={!desk.isTouched} aria-keyshortcuts="Escape">
          {t('clear')} <Key keys="Esc" />
        </Button>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          disabled={!options.data}
          aria-busy={busy}
          className="lb-register-submit"
        >
          {t(busy ? 'submitting' : isCash ? (printsReceipt ? 'submitCash' : 'submitCashOnly') : 'submit')}{' '}
          <Key keys="Enter" />
        </Button>
      </div>
    </form>
  )
}
