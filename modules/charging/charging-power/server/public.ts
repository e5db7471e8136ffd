export { communitiesThatShare, holdSeconds, type Limit, noteLimit, sharePower } from './share.ts'
