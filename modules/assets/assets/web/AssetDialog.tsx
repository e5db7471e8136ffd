import './page-texts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Problem } from '#platform/contract/problem.ts'
import { client } from '#platform/web/calls/client.ts'
import { CorrectionDialog } from '#platform/web/form/CorrectionDialog.tsx'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { toast } from '#platform/web/look/alerts.ts'
import { assetChanged, assets, displayIdTaken } from '../contract.ts'
import type { Asset } from '../shapes.ts'
import { type AssetForm, formOf, settingsOf } from './asset-form.ts'
import { useAssetFields } from './use-asset-fields.tsx'
import { useCategories } from './use-settings.ts'

const api = client(assets)
const codes = [assetChanged().code]

/** Adds an asset, or changes what was decided about one. */
export function AssetDialog({ of: given, onClose }: { of?: Asset; onClose: () => void }) {
  const t = useTexts('assetsPage')
  const queries = useQueryClient()
  const categories = useCategories().data ?? []
  const [taken, setTaken] = useState<string>()
  /** A number that another thing has is said at its field too. */
  const marked = async (number: string, work: Promise<unknown>) => {
    await work.catch((error: unknown) => {
      if (error instanceof Problem && error.code === displayIdTaken('').code) setTaken(number)
      throw error
    })
  }
  return (
    <CorrectionDialog<Asset | undefined, AssetForm>
      title={t(given ? 'titleEdit' : 'titleNew')}
      confirm={t(given ? 'save' : 'add')}
      size="wide"
      given={given}
      codes={codes}
      formOf={formOf}
      fields={useAssetFields(taken)}
      newest={async () => (given ? (await api.get({ assetId: given.assetId })).data : undefined)}
      frame={(drawn) => <div className="lb-pair lb-gap-20 lb-rows-12">{drawn}</div>}
      {...(given && {
        because: { label: t('reason'), reasons: [t('reason1'), t('reason2'), t('reason3')], maxLength: 30 },
      })}
      send={async ({ form, seen, reason, retry }) => {
        const category = categories.find(({ categoryId }) => categoryId === form.assetCategoryId)
        const settings = settingsOf(form, category)
        await marked(
          settings.displayId,
          seen
            ? api.correct(
                {
                  assetId: seen.assetId,
                  rowVersion: seen.rowVersion,
                  seenLendable: seen.lendable,
                  reason,
                  ...settings,
                },
                retry,
              )
            : api.add({ assetId: retry.idOf(settings), ...settings }, retry),
        )
        toast(t('saved'))
        void queries.invalidateQueries({ queryKey: ['assets'] })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
