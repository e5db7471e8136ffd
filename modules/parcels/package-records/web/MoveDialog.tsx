import './package-dialogs.css'
import { useState } from 'react'
import { useRegisterOptions } from '#modules/parcels/packages/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useSubmit } from '#platform/web/form/use-submit.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { Checkbox } from '#platform/web/look/Checkbox.tsx'
import { Field } from '#platform/web/look/Field.tsx'
import { ActDialog } from '#platform/web/look/FormDialog.tsx'
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
export function MoveDialog({ of, onClose, onDone, onReprint }: MoveDialogProps) {
  const t = useTexts('packageActs')
  const options = useRegisterOptions()
  const [position, setPosition] = useState('')
  const [prints, setPrints] = useState(false)
  const coldest = Math.max(...of.map((item) => item.temperature))
  const positions = (options.data?.positions ?? []).filter(
    (position) => coldest === 0 || position.temperature === coldest,
  )
  const isMissing = position.trim() === ''
  const act = useSubmit(
    async (retry) => {
      const { data } = await api.movePackages(
        { packageIds: of.map((item) => item.packageId), shelfPosition: position.trim() },
        retry,
      )
      toast(t('moved', { count: data.moved, position: position.trim() }))
      if (prints) onReprint(of)
      onDone()
    },
    { isWrong: () => isMissing },
  )
  return (
    <ActDialog
      title={t('moveTitle', { count: of.length })}
      confirm={t('moveConfirm', { count: of.length })}
      act={act}
      onScan={(scan) => setPosition(scan.text.trim())}
      onClose={onClose}
    >
      <p className="lb-quiet">{t('moveText')}</p>
      <Field label={t('movePosition')} invalid={act.tried && isMissing ? t('moveMissing') : undefined}>
        <TextInput autoFocus value={position} maxLength={20} onText={setPosition} />
      </Field>
      <div className="pd-positions lb-chips">
        {positions.map(({ name }) => (
          <button type="button" key={name} aria-pressed={name === position} onClick={() => setPosition(name)}>
            {name}
          </button>
        ))}
      </div>
      <Checkbox checked={prints} onChange={(event) => setPrints(event.target.checked)}>
        {t('movePrint')}
      </Checkbox>
    </ActDialog>
  )
}
