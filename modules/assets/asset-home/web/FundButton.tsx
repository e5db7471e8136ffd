import { Suspense, useState } from 'react'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'
import { MotionDialog } from '#modules/assets/cost-estimations/web/public.ts'
import { useAllowed } from '#platform/web/frame/use-me.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useHotKey } from '#platform/web/input/use-hot-key.ts'
import { Button } from '#platform/web/look/Button.tsx'
import { Key } from '#platform/web/look/Key.tsx'

/** Years in which the fund looks for when a thing is due. */
const years = 30

/** The way from a thing that is worn out to the agenda of an assembly, for whoever prepares one. */
export function FundButton({ asset: { assetId } }: { asset: AssetDetail }) {
  const t = useTexts('assetsPage')
  const allowed = useAllowed()
  const may =
    allowed([{ can: 'assemblies.prepare', service: [23] }]).length > 0 &&
    allowed([{ can: 'costEstimations.view', service: [11, 25] }]).length > 0
  const [isOpen, setOpen] = useState(false)
  useHotKey('Alt+4', 'assetsPage:toFund', () => setOpen(true), { enabled: may })
  if (!may) return null
  return (
    <p className="lb-inner">
      <Button block aria-keyshortcuts="Alt+4" onClick={() => setOpen(true)}>
        {t('toFund')} <Key keys="Alt 4" />
      </Button>
      {isOpen && (
        <Suspense>
          <MotionDialog about={{ years, assetId }} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
