import './desk-texts.ts'
import './registration.css'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { HouseholdField } from '#modules/parcels/packages/web/public.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey, useItemKeys } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { AwaitedOfHousehold } from './AwaitedOfHousehold.tsx'
import { DeskFields } from './DeskFields.tsx'
import type { Prefill } from './desk-store.ts'
import { LendField } from './LendField.tsx'
import { openArrival } from './public.ts'
import { sayRegistered } from './say-registered.ts'
import { TargetField } from './TargetField.tsx'
import { useOpenVisitor } from './use-open-visitor.ts'
import { useVisitForm, type VisitFormTools } from './use-visit-form.ts'
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
export function RegistrationDialog({ prefill, onClose }: RegistrationDialogProps) {
  const t = useTexts('visitors')
  const tp = useTexts('platform')
  const openVisitor = useOpenVisitor()
  const [times, setTimes] = useState(0)
  const tools = useVisitForm(prefill, (done) => {
    sayRegistered(done, openVisitor)
    onClose()
  })
  return (
    <ActDialog
      title={t('register')}
      size="large"
      className="vd"
      act={tools.act}
      beside={<span className="lb-grow vd-head-hint lb-cut lb-quiet">{t('registerHint')}</span>}
      cancel={null}
      acts={
        <>
          <Button
            disabled={!isTouched(tools.form)}
            onClick={() => {
              tools.clear()
              // It begins anew, with the focus where it began.
              setTimes(times + 1)
            }}
          >
            {t('clear')}
          </Button>
          <span className="lb-grow lb-14 lb-quiet vd-kept">{t('draftKept')}</span>
          <Button onClick={onClose}>
            {tp('close')} <Key keys="Esc" />
          </Button>
        </>
      }
      confirm={t('registerDo')}
      onScan={({ text: code }) => {
        if (looksLikeVisitCode(code)) openArrival({ code })
        else if (code.trim()) tools.change({ cardCode: code.trim() })
      }}
      onClose={onClose}
    >
      <Fields key={times} tools={tools} onClose={onClose} />
    </ActDialog>
  )
}

interface FieldsProps {
  tools: VisitFormTools
  onClose: () => void
}

function Fields({ tools, onClose }: FieldsProps) {
  const t = useTexts('visitors')
  const { form, change, complaint } = tools
  const options = useVisitOptions()
  const household = useRef<HTMLInputElement>(null)
  const people = useRef<HTMLInputElement>(null)
  const plate = useRef<HTMLInputElement>(null)
  const phone = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const focusChoice = (name: string) =>
    body.current?.querySelector<HTMLElement>(`[data-choice="${name}"] [tabindex="0"]`)?.focus()
  // Before the next key can come.
  useLayoutEffect(() => household.current?.focus(), [])

  useItemKeys(
    options.areReasonsComing ? 9 : options.reasons.length,
    (nth) => tools.chooseReason(nth, options.reasons),
    'visitors:reasonKey',
  )
  useEffect(() => tools.takeEarlyReason(options.reasons), [tools, options.reasons])
  useHotKey('F2', 'visitors:pickerKey', () => void pick())
  useHotKey('F4', 'visitors:targetKey', () => focusChoice('target'))
  useHotKey('Alt+C', 'visitors:plateKey', () => plate.current?.focus())
  useHotKey('Alt+M', 'visitors:phoneKey', () => phone.current?.focus())
  const isComplete = () => tools.read().reasonId !== null || tools.read().target === 'household'
  async function pick() {
    const picked = await pickHousehold({ virtual: form.target !== 'household' })
    if (picked) change({ household: picked, householdText: '' })
    household.current?.focus()
  }
  useEffect(() => {
    if (complaint === 'householdRequired') household.current?.focus()
    if (complaint === 'peopleWrong') people.current?.focus()
    if (complaint === 'reasonRequired') focusChoice('reason')
  }, [complaint])

  return (
    <div className="vd-body" ref={body}>
      <div className="lb-stack">
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
          onEnter={() => (isComplete() ? void tools.act.submit() : focusChoice('reason'))}
          settle={tools.settleHousehold}
        />
        {form.household && <AwaitedOfHousehold householdId={form.household.householdId} onChoose={onClose} />}
        <ReasonFields tools={tools} options={options} people={people} />
        <LendField chosen={form.loans} onChange={(loans) => change({ loans })} />
      </div>
      <div className="lb-stack">
        <WhoFields tools={tools} options={options} plate={plate} phone={phone} onBooked={onClose} />
        <DeskFields tools={tools} options={options} />
      </div>
    </div>
  )
}
