import { Link, useNavigate } from '@tanstack/react-router'
import type { AssetDetail } from '#modules/assets/assets/contract.ts'
import { assetEditPath, assetListPath } from '#modules/assets/paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Icon } from '#platform/web/look/Icon.tsx'

/** Where an asset stands in the register: 資產 ／ 給水 ／ 2 號揚水泵, with the ways back to the lists. */
export function AssetTrail({ asset }: { asset: AssetDetail }) {
  const t = useTexts('assetsPage')
  const { assetCategoryId, categoryName, name } = asset
  return (
    <>
      <nav className="ah-trail" aria-label={t('trail')}>
        <Link to={assetListPath}>{t('title')}</Link>
        {assetCategoryId && categoryName && (
          <Link to={assetListPath} search={{ category: assetCategoryId }}>
            {categoryName}
          </Link>
        )}
      </nav>
      <h1>{name}</h1>
    </>
  )
}

/** The ways to the assets before and behind in the order of the numbers. */
export function AssetWays({ asset: { previousId, nextId } }: { asset: AssetDetail }) {
  const t = useTexts('assetsPage')
  const goTo = useNavigate()
  const open = (assetId: string | null) =>
    assetId ? () => void goTo({ href: `${assetEditPath}?assetId=${assetId}`, replace: true }) : undefined
  return (
    <span className="lb-line">
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('previousAsset')}
        disabled={!previousId}
        onClick={open(previousId)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="lb-icon-button"
        aria-label={t('nextAsset')}
        disabled={!nextId}
        onClick={open(nextId)}
      >
        <Icon name="right" />
      </button>
    </span>
  )
}
