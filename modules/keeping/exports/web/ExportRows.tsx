import './texts.ts'
import './dialog-texts.ts'
import './exports.css'
import { ExportTable, type ExportTableProps } from './ExportTable.tsx'

/** Exports in rows on the page of another module, with the words and the look that they need. */
export const ExportRows = (props: ExportTableProps) => <ExportTable {...props} />
