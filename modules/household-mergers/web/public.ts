export { MergeDialog } from './MergeDialog.tsx'
export { SplitDialog } from './SplitDialog.tsx'
