import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import './method.css'
import { useState } from 'react'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { alertBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { HouseholdName } from '#platform/web/look/HouseholdName.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { closeFastReceive, type Start, showStep } from './fast-receive-store.ts'

/** Two or more households on one card: which to include (R120). */
export function ChooseHouseholds({ start }: { start: Start }) {
  const t = useTexts('fastReceive')
  return (
    <Dialog label={t('chooseTitle')} className="fr-choose" onCancel={closeFastReceive}>
      <ChooseBody start={start} />
    </Dialog>
  )
}

function ChooseBody({ start }: { start: Start }) {
  const t = useTexts('fastReceive')
  const tp = useTexts('platform')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const chosen = start.households.filter((household) => !left.has(household.householdId))
  // A second scan waits until this is answered; above all, its Enter ticks nothing.
  useScanner(() => undefined)
  useHotKey('Ctrl+Enter', 'platform:confirm', go)

  function go() {
    if (chosen.length === 0) return void alertBox(t('chooseNone'))
    showStep({ at: 'receive', start: { ...start, households: chosen } })
  }
  function set(id: string, on: boolean) {
    const next = new Set(left)
    if (on) next.delete(id)
    else next.add(id)
    setLeft(next)
  }

  return (
    <>
      <DialogHead title={t('chooseTitle')} onClose={closeFastReceive} />
      <p className="fr-choose-text">{t('chooseText', { count: start.households.length })}</p>
      <div className="fr-choose-list" role="group" aria-label={t('chooseTitle')}>
        {start.households.map((household, nth) => (
          <Checkbox
            key={household.householdId}
            autoFocus={nth === 0}
            checked={!left.has(household.householdId)}
            onChange={(event) => set(household.householdId, event.target.checked)}
          >
            <HouseholdName label={household.label} names={household.names} />
          </Checkbox>
        ))}
      </div>
      <div className="lb-dialog-foot">
        <Button onClick={closeFastReceive}>{tp('cancel')}</Button>
        <Button type="primary" onClick={go} aria-keyshortcuts="Control+Enter">
          {t('chooseGo', { count: chosen.length })} <Key keys="Ctrl Enter" />
        </Button>
      </div>
    </>
  )
}
