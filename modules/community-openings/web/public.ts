export { OpenCommunityStep } from './OpenCommunityStep.tsx'
export { OpeningsDialog } from './OpeningsDialog.tsx'
