import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { BylawSetting } from '../bylaws-contract.ts'
import { BylawRows } from './BylawRows.tsx'
import { bylawsApi, useFresh } from './queries.ts'

/** The thresholds of the community's bylaws, each from a day on: what new assemblies take over. */
export function BylawsDialog({ setting, onClose }: { setting: BylawSetting; onClose: () => void }) {
  const t = useTexts('assemblyPage')
  const again = useFresh()
  const [bylaws, setBylaws] = useState(setting.bylaws)
  return (
    <FormDialog
      title={t('bylawsOfCommunity')}
      beside={setting.changedBy}
      confirm={t('save')}
      size="wide"
      onConfirm={async (retry) => {
        await bylawsApi.save({ bylaws, version: setting.version }, retry)
        toast(t('saved'))
        void again()
        onClose()
      }}
      onClose={onClose}
    >
      <BylawRows value={bylaws} scope="all" lead={t('bylawsOfCommunityText')} onChange={setBylaws} />
    </FormDialog>
  )
}
