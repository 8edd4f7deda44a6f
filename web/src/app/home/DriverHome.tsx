/** خانه */
export default function DriverHome() {
  return <h1>خانه</h1>
}
