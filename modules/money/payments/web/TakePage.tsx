import '#platform/web/look/register.css'
import './page-texts.ts'
import './payments.css'
import { showMoney } from '#platform/contract/show-money.ts'
import { useParams } from '@tanstack/react-router'
import { useRef } from 'react'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { HouseholdField } from '#modules/parcels/packages/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { FailureNote } from '#platform/web/look/FailureNote.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { OpenBillRows } from './OpenBillRows.tsx'
import { TakeFields } from './TakeFields.tsx'
import { TakenPanel } from './TakenPanel.tsx'
import { useFeePlaces } from './use-fee-places.ts'
import { useTake } from './use-take.ts'

/** 櫃台收款: a household or a bill's barcode, its open bills, the money, one key; the receipts stand at the right. */
export function TakePage() {
  const t = useTexts('paymentsPage')
  const title = useTexts('payments')
  const { id } = useParams({ strict: false })
  const take = useTake(id)
  const { form, change, act, plan, found, read } = take
  const { toWriteoffs } = useFeePlaces()
  const maySee = useAllowed()([{ can: 'payments.view' }]).length > 0
  const code = useRef<HTMLInputElement>(null)
  const household = useRef<HTMLInputElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const chosen = form.household
  async function pick() {
    const picked = await pickHousehold()
    if (picked) change({ household: picked, householdText: '', code: '', read: '', left: [], given: '' })
  }
  const confirm = () => void act.submit().then(() => code.current?.focus())
  useScanner(({ text }) => read(text))
  useHotKey('/', 'paymentsPage:code', () => code.current?.focus())
  useHotKey('F2', 'paymentsPage:pick', () => void pick())
  useHotKey('Ctrl+Enter', 'paymentsPage:confirmKey', confirm)
  return (
    <div className="lb-page lb-register">
      <div className="lb-page-head">
        <h1>{title('take')}</h1>
        <p className="lb-quiet">{t('takeLead')}</p>
        {maySee && (
          <Button className="lb-end" onClick={toWriteoffs}>
            {title('writeoffs')}
          </Button>
        )}
      </div>
      <div className="lb-register-columns">
        <form
          className="lb-panel lb-register-form"
          noValidate
          ref={act.ref}
          onSubmit={(event) => {
            event.preventDefault()
            confirm()
          }}
        >
          <div className="lb-register-fields">
            <div className="lb-register-wide">
              <Field label={t('code')} optional>
                <TextInput
                  ref={code}
                  autoFocus
                  icon="scan"
                  data-scans
                  className="lb-register-large"
                  aria-keyshortcuts="/"
                  placeholder={t('codePlaceholder')}
                  value={form.code}
                  maxLength={60}
                  onText={(text) => change({ code: text, read: '', household: null, left: [], given: '' })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                    event.preventDefault()
                    if (form.code.trim()) read(form.code.trim())
                    else household.current?.focus()
                  }}
                />
              </Field>
            </div>
            <div className="lb-register-wide">
              <HouseholdField
                input={household}
                text={form.householdText}
                chosen={chosen}
                isChosen={() => chosen !== null}
                invalid={act.tried && !found ? t('householdNeeded') : undefined}
                onText={(householdText) => change({ householdText, household: null })}
                onChoose={(next) => {
                  // What is marked of a household is about parcels.
                  const chosen = { ...next, marks: [] }
                  change({ household: chosen, householdText: '', code: '', read: '', left: [], given: '' })
                  amount.current?.focus()
                }}
                onPicker={() => void pick()}
                onEnter={() => amount.current?.focus()}
              />
            </div>
            <OpenBillRows take={take} />
            <TakeFields take={take} amount={amount} />
          </div>
          {act.failure && (
            <div className="lb-register-failure">
              <FailureNote sentence={act.failure} />
            </div>
          )}
          <div className="lb-register-go">
            <Button type="primary" htmlType="submit" className="lb-register-submit" disabled={act.busy}>
              {t(take.isAnother ? 'confirmAnother' : 'confirm', { amount: showMoney(plan.amount) })}{' '}
              <Key keys="Ctrl Enter" />
            </Button>
            <Button onClick={take.clear}>{t('clear')}</Button>
          </div>
        </form>
        <div className="lb-register-side">
          <TakenPanel taken={take.last} />
        </div>
      </div>
    </div>
  )
}
