import './desk-texts.ts'
import './registration.css'
import { type FormEvent, useEffect, useRef } from 'react'
import { HouseholdField } from '#modules/parcels/packages/web/public.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { normalPlate } from '#platform/contract/plate.ts'
import { text } from '#platform/web/i18n/texts.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { AwaitedOfHousehold } from './AwaitedOfHousehold.tsx'
import { DeskFields } from './DeskFields.tsx'
import type { Prefill } from './desk-store.ts'
import { LendField } from './LendField.tsx'
import { openArrival } from './public.ts'
import { sayRegistered } from './say-registered.ts'
import { TargetField } from './TargetField.tsx'
import { useOpenVisitor } from './use-open-visitor.ts'
import { useVisitForm } from './use-visit-form.ts'
import { useVisitOptions } from './use-visit-options.ts'
import { isTouched } from './visit-form.ts'
import { looksLikeVisitCode } from './visit-code-shape.ts'
import { ReasonFields } from './ReasonFields.tsx'
import { WhoFields } from './WhoFields.tsx'

export interface RegistrationDialogProps {
  prefill: Prefill
  onClose: () => void
}

/** Registers somebody who walks in: target, number of people and reason, by keyboard; the rest is optional. */
export function RegistrationDialog(props: RegistrationDialogProps) {
  return (
    <Dialog label={text('visitors', 'register')} className="vd" onCancel={props.onClose}>
      <Body {...props} />
    </Dialog>
  )
}

function Body({ prefill, onClose }: RegistrationDialogProps) {
  const t = useTexts('visitors')
  const tp = useTexts('platform')
  const tools = useVisitForm(prefill)
  const { form, change, complaint, failure, busy } = tools
  const options = useVisitOptions()
  const openVisitor = useOpenVisitor()
  const household = useRef<HTMLInputElement>(null)
  const people = useRef<HTMLInputElement>(null)
  const plate = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const focusChoice = (name: string) =>
    body.current?.querySelector<HTMLElement>(`[data-choice="${name}"] [tabindex="0"]`)?.focus()
  useEffect(() => household.current?.focus(), [])

  useItemKeys(
    options.reasons.length,
    (nth) => change({ reasonId: options.reasons[nth]?.reasonId ?? null, vendorKindId: null }),
    'visitors:reasonKey',
  )
  useHotKey('Ctrl+Enter', 'visitors:register', () => void register())
  useHotKey('F2', 'visitors:pickerKey', () => void pick())
  useHotKey('F4', 'visitors:targetKey', () => focusChoice('target'))
  useHotKey('Alt+C', 'visitors:plateKey', () => plate.current?.focus())
  useHotKey('Alt+T', 'visitors:phoneKey', () => phone.current?.focus())
  useScanner(({ text: code }) => {
    if (looksLikeVisitCode(code)) openArrival({ code })
    else if (code.trim()) change({ cardCode: code.trim() })
  })

  async function pick() {
    const picked = await pickHousehold({ virtual: form.target !== 'household' })
    if (picked) change({ household: picked, householdText: '' })
    household.current?.focus()
  }
  async function register() {
    // A plate that is still being typed is made plain as one that was left.
    change({ plate: normalPlate(tools.read().plate) })
    const done = await tools.register()
    if (!done) return
    sayRegistered(done, openVisitor)
    onClose()
  }
  useEffect(() => {
    if (complaint === 'householdRequired') household.current?.focus()
    if (complaint === 'peopleWrong') people.current?.focus()
    if (complaint === 'reasonRequired') focusChoice('reason')
  }, [complaint])

  return (
    <form
      className="vd-form"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void register()
      }}
    >
      <header className="lb-dialog-head">
        <h2>{t('register')}</h2>
        <span className="lb-grow vd-head-hint lb-quiet">{t('registerHint')}</span>
        <button type="button" className="lb-icon-button" aria-label={tp('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      <div className="vd-body" ref={body}>
        <div className="vd-column">
          <TargetField value={form.target} onChange={(target) => change({ target })} />
          <HouseholdField
            input={household}
            label={form.target === 'household' ? t('household') : t('householdOptional')}
            text={form.householdText}
            chosen={form.household}
            isChosen={() => tools.read().household !== null}
            invalid={complaint === 'householdRequired' ? t('householdRequired') : undefined}
            onText={(householdText) => change({ householdText, household: null })}
            onChoose={(chosen) => change({ household: chosen, householdText: '' })}
            onPicker={() => void pick()}
            onEnter={() => (tools.read().reasonId ? void register() : focusChoice('reason'))}
          />
          {form.household && (
            <AwaitedOfHousehold householdId={form.household.householdId} onChoose={onClose} />
          )}
          <ReasonFields tools={tools} options={options} people={people} />
          <LendField chosen={form.loans} onChange={(loans) => change({ loans })} />
        </div>
        <div className="vd-column">
          <WhoFields tools={tools} options={options} plate={plate} phone={phone} onBooked={onClose} />
          <DeskFields tools={tools} options={options} />
        </div>
      </div>
      {failure && (
        <div className="vd-failure">
          <Note tone="wait">{failure}</Note>
        </div>
      )}
      <footer className="lb-dialog-foot">
        <Button
          disabled={!isTouched(form)}
          onClick={() => {
            tools.clear()
            household.current?.focus()
          }}
        >
          {t('clear')}
        </Button>
        <span className="lb-grow lb-14 lb-quiet vd-kept">{t('draftKept')}</span>
        <Button onClick={onClose}>
          {tp('close')} <Key keys="Esc" />
        </Button>
        <Button
          type="primary"
          size="large"
          htmlType="submit"
          loading={busy}
          aria-keyshortcuts="Control+Enter"
        >
          {t('registerDo')} <Key keys="Ctrl Enter" />
        </Button>
      </footer>
    </form>
  )
}
