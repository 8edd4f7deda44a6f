export { TruckPicture } from './TruckPicture.tsx'
