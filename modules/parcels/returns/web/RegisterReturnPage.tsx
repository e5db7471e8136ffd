import '#platform/web/look/register.css'
import './return-texts.ts'
import './register-texts.ts'
import './register-return.css'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { CameraShot } from '#modules/keeping/files/web/public.ts'
import { HouseholdField } from '#modules/parcels/packages/web/public.ts'
import { pickHousehold } from '#modules/homes/households/web/public.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { Icon } from '#platform/web/look/Icon.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { Note } from '#platform/web/look/Note.tsx'
import { Segments } from '#platform/web/look/Segments.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import type { CourierItem } from '../contract.ts'
import { ItemFields } from './ItemFields.tsx'
import { ItemLabelSheet } from './ItemLabel.tsx'
import { isTouched } from './item-form.ts'
import { JustLeft } from './JustLeft.tsx'
import { listPath } from './paths.ts'
import { registerReturnRoute } from './screens.ts'
import { useItemForm } from './use-item-form.ts'
import { useItemPhoto } from './use-item-photo.ts'
import { useItemEvents } from './use-items.ts'

/** Registers a return or an outgoing parcel: scan, household, courier, Enter. */
export function RegisterReturnPage() {
  const t = useTexts('registerItems')
  const tc = useTexts('courierItems')
  const { kind = 'return' } = registerReturnRoute.useSearch()
  const navigate = registerReturnRoute.useNavigate()
  const goTo = useNavigate()
  const photo = useItemPhoto()
  const tools = useItemForm(kind, photo.ready)
  const { form, change, complaint, failure, busy } = tools
  const tracking = useRef<HTMLInputElement>(null)
  const household = useRef<HTMLInputElement>(null)
  const [printing, setPrinting] = useState<CourierItem>()
  const [last, setLast] = useState<CourierItem>()
  useItemEvents()

  async function register() {
    const done = await tools.register()
    if (!done) return
    setLast(done)
    photo.forget()
    tracking.current?.focus()
  }
  function clear() {
    tools.clear()
    photo.forget()
    tracking.current?.focus()
  }
  async function pick() {
    const found = await pickHousehold({ virtual: true })
    if (!found) return
    change({ household: found, householdText: '' })
    household.current?.focus()
  }
  useScanner(({ text }) => {
    change({ trackingNumber: text })
    household.current?.focus()
  })
  useHotKey('/', 'registerItems:tracking', () => tracking.current?.focus())
  useHotKey('F2', 'registerItems:pick', () => void pick())
  useHotKey('F8', 'registerItems:photo', () => photo.setOpen(true), { enabled: !photo.open })
  useHotKey('Esc', 'registerItems:clear', clear, { enabled: isTouched(form) })
  useHotKey('Alt+L', 'registerItems:printLast', () => last && setPrinting(last), { enabled: Boolean(last) })

  return (
    <div className="lb-page lb-register">
      <div className="lb-page-head ri-page-head">
        <h1>{t(`title_${kind}`)}</h1>
        <Segments
          label={t('kinds')}
          value={kind}
          onChange={(next) => void navigate({ search: { kind: next }, replace: true })}
          options={[
            { value: 'return', label: tc('kind_return') },
            { value: 'outgoing', label: tc('kind_outgoing') },
          ]}
        />
        <p className="lb-quiet ri-lead">{t('lead')}</p>
        <Button className="lb-end" onClick={() => void goTo({ to: listPath, search: { view: kind } })}>
          {t('toList')}
        </Button>
      </div>
      <div className="lb-register-columns">
        <form
          className="lb-panel lb-register-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void register()
          }}
        >
          <div className="lb-register-fields ri-fields">
            <div className="lb-register-wide">
              <Field label={t('tracking')} optional>
                <TextInput
                  ref={tracking}
                  autoFocus
                  icon="scan"
                  data-scans="code"
                  className="lb-register-large"
                  aria-keyshortcuts="/"
                  placeholder={t('trackingPlaceholder')}
                  value={form.trackingNumber}
                  maxLength={60}
                  onText={(trackingNumber) => change({ trackingNumber })}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
                    event.preventDefault()
                    household.current?.focus()
                  }}
                />
              </Field>
            </div>
            <div className="lb-register-wide ri-pick">
              <HouseholdField
                input={household}
                text={form.householdText}
                chosen={form.household}
                isChosen={() => tools.read().household !== null}
                invalid={complaint === 'householdRequired' ? t('householdRequired') : undefined}
                help={kind === 'outgoing' ? t('householdOptional') : undefined}
                onText={(householdText) => change({ householdText, household: null })}
                onChoose={(item) => {
                  const [only] = item.names.length === 1 ? item.names : []
                  const senderName = tools.read().senderName || (only ?? '')
                  change({ household: item, householdText: '', senderName })
                }}
                onPicker={() => void pick()}
                onEnter={() => void register()}
              />
              <Button icon={<Icon name="house" />} onClick={() => void pick()} aria-keyshortcuts="F2">
                {t('pick')} <Key keys="F2" />
              </Button>
            </div>
            <ItemFields kind={kind} tools={tools} />
            {photo.open && (
              <div className="lb-register-wide">
                <CameraShot value={photo.shot} onChange={photo.take} disabled={busy} />
              </div>
            )}
          </div>
          {failure && (
            <div className="lb-register-failure">
              <Note tone="wait">{failure}</Note>
            </div>
          )}
          <div className="lb-register-go">
            <Button
              icon={<Icon name={photo.shot ? 'check' : 'cam'} />}
              onClick={() => (photo.open ? photo.forget() : photo.setOpen(true))}
              aria-expanded={photo.open}
              aria-keyshortcuts="F8"
            >
              {t(photo.open ? 'photoRemove' : 'photo')} <Key keys="F8" />
            </Button>
            <Button className="lb-end" disabled={!isTouched(form)} onClick={clear} aria-keyshortcuts="Escape">
              {t('clear')} <Key keys="Esc" />
            </Button>
            <Button type="primary" size="large" htmlType="submit" loading={busy}>
              {t('submit')} <Key keys="Enter" />
            </Button>
          </div>
        </form>
        <JustLeft onPrint={setPrinting} last={last?.itemId} />
      </div>
      {printing && (
        <ItemLabelSheet key={printing.itemId} item={printing} onDone={() => setPrinting(undefined)} />
      )}
    </div>
  )
}
