export { TruckPicture } from './driver/TruckPicture.tsx'
