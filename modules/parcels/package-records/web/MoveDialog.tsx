import './package-dialogs.css'
import { useId, useState } from 'react'
import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { sentenceOf } from '#platform/web/calls/sentence.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { useScanner } from '#platform/web/input/use-scanner.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Dialog } from '#platform/web/look/Dialog.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { TextInput } from '#platform/web/look/TextInput.tsx'
import { packageRecords, type PackageRecord } from '../contract.ts'

const api = client(packageRecords)

export interface MoveDialogProps {
  of: readonly PackageRecord[]
  onClose: () => void
  onDone: () => void
  onReprint: (of: readonly PackageRecord[]) => void
}

/** Moves waiting packages to another position: a tap on one of the community's, a scan of the shelf, or anything written. */
export function MoveDialog(props: MoveDialogProps) {
  const t = useTexts('packageActs')
  return (
    <Dialog label={t('moveTitle', { count: props.of.length })} className="pd-dialog" onCancel={props.onClose}>
      <MoveForm {...props} />
    </Dialog>
  )
}

function MoveForm({ of, onClose, onDone, onReprint }: MoveDialogProps) {
  const t = useTexts('packageActs')
  const platform = useTexts('platform')
  const id = useId()
  const options = useRegisterOptions()
  const [position, setPosition] = useState('')
  const [prints, setPrints] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const coldest = Math.max(...of.map((one) => one.temperature))
  const positions = (options.data?.positions ?? []).filter(
    (one) => coldest === 0 || one.temperature === coldest,
  )
  useScanner((scan) => setPosition(scan.text.trim()))
  useHotKey('Ctrl+Enter', 'platform:confirm', () => void move())

  async function move() {
    if (busy) return
    if (position.trim() === '') return setFailure(t('moveMissing'))
    setBusy(true)
    try {
      const { data } = await api.movePackages({
        packageIds: of.map((one) => one.packageId),
        shelfPosition: position.trim(),
      })
      toast(t('moved', { count: data.moved, position: position.trim() }))
      if (prints) onReprint(of)
      onDone()
    } catch (error) {
      setFailure(sentenceOf(error))
      setBusy(false)
    }
  }

  return (
    <form
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        void move()
      }}
    >
      <div className="lb-box-body">
        <h2 id={id}>{t('moveTitle', { count: of.length })}</h2>
        <p className="lb-quiet">{t('moveText')}</p>
        <Field label={t('movePosition')} invalid={failure}>
          <TextInput autoFocus value={position} maxLength={20} onText={setPosition} />
        </Field>
        <div className="pd-positions">
          {positions.map(({ name }) => (
            <button
              type="button"
              key={name}
              aria-pressed={name === position}
              onClick={() => setPosition(name)}
            >
              {name}
            </button>
          ))}
        </div>
        <Checkbox checked={prints} onChange={(event) => setPrints(event.target.checked)}>
          {t('movePrint')}
        </Checkbox>
      </div>
      <div className="lb-box-foot">
        <Button onClick={onClose}>{platform('cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={busy}>
          {t('moveConfirm', { count: of.length })}
        </Button>
      </div>
    </form>
  )
}
