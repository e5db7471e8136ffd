import './page-texts.ts'
import './fee-home.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FeeBoard } from './FeeBoard.tsx'

/** The treasurer's first page. */
export function ManagementControlPage() {
  const title = useTexts('feeHome')('page')
  return (
    <div className="fh-page">
      <h1 className="lb-sr">{title}</h1>
      <FeeBoard />
    </div>
  )
}
