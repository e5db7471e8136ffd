import { useState } from 'react'
import { assets } from '#modules/assets/assets/contract.ts'
import { AssetCodeField } from '#modules/assets/assets/web/public.ts'
import { client } from '#platform/web/calls/client.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { FormDialog } from '#platform/web/look/FormDialog.tsx'
import type { RepairDetail } from '../shapes.ts'
import { repairsApi } from './list-query.ts'

const register = client(assets)

/** The id of the thing with a number of the register; null without one. Throws notFound. */
export async function assetOf(code: string): Promise<string | null> {
  const said = code.trim()
  return said ? (await register.find({ code: said })).data.assetId : null
}

/** Says which thing of the register a repair is of. */
export function LinkDialog({ repair, onClose }: { repair: RepairDetail; onClose: () => void }) {
  const t = useTexts('repairsPage')
  const [code, setCode] = useState('')
  return (
    <FormDialog
      title={t('link')}
      confirm={t('link')}
      missing={repair.assetId || code.trim() ? undefined : t('linkMissing')}
      onConfirm={async (retry) => {
        const { caseId, rowVersion } = repair
        await repairsApi.linkAsset({ caseId, rowVersion, assetId: await assetOf(code) }, retry)
        toast(t('linkDone'))
        onClose()
      }}
      onClose={onClose}
    >
      <AssetCodeField label={t('asset')} code={code} onCode={setCode} />
    </FormDialog>
  )
}
