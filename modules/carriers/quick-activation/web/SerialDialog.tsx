import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { confirmBox } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { DialogHead } from '#platform/web/look/DialogHead.tsx'
import { Key } from '#platform/web/look/Key.tsx'
import { About } from './About.tsx'
import { closeQuickActivation, showStep, type Wish } from './activation-store.ts'
import { SerialFace } from './SerialFace.tsx'
import { SerialActs } from './SerialActs.tsx'
import { useSerial } from './use-serial.ts'

/** A serial number that the resident types into the app (R340): for one phone (R341), within 24 hours (R342). */
export function SerialDialog({ wish }: { wish: Wish }) {
  const t = useTexts('quickActivation')
  return (
    <Dialog label={t('serialTitle')} size="wide" className="qa-serial" onCancel={closeQuickActivation}>
      <SerialBody wish={wish} />
    </Dialog>
  )
}

function SerialBody({ wish }: { wish: Wish }) {
  const t = useTexts('quickActivation')
  const { state, issue, revoke } = useSerial(wish)
  useScanner(() => undefined)
  const isOpen = state.is === 'issued' || state.is === 'waiting'

  /** A number that somebody may hold already ends only when a person says so. */
  async function renew() {
    const sure = !isOpen || (await confirmBox({ title: t('serialNewTitle'), text: t('serialNewText') }))
    if (sure) await issue()
  }
  async function end() {
    if (
      await confirmBox({ title: t('serialRevokeTitle'), text: t('serialRevokeText'), ok: t('serialRevoke') })
    )
      await revoke()
  }

  return (
    <>
      <DialogHead title={t('serialTitle')} onClose={closeQuickActivation} />
      <About wish={wish} />
      <div className="qa-serial-body">
        <SerialFace state={state} label={wish.household.label} />
        {state.is === 'issued' && <SerialActs serial={state.serial} label={wish.household.label} />}
      </div>
      <div className="lb-dialog-foot qa-serial-foot">
        <Button onClick={() => showStep({ at: 'method', ...wish })}>{t('otherWay')}</Button>
        <span className="lb-grow" />
        {isOpen && <Button onClick={() => void end()}>{t('serialRevoke')}</Button>}
        {state.is !== 'making' && (
          <Button type={state.is === 'issued' ? 'default' : 'primary'} onClick={() => void renew()}>
            {t('serialNew')}
          </Button>
        )}
        <Button onClick={closeQuickActivation}>
          {t('finish')} <Key keys="Esc" />
        </Button>
      </div>
    </>
  )
}
