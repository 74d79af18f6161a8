export default function LandingPage() {
  return <h1 className="text-3xl">Lueur</h1>;
}
