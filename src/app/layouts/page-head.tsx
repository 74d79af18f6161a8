import { useContext, useEffect, useState } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext, Meta } from 'react-router';

/**
 * In a built page React Router only reads the root route’s `meta` until `<Scripts/>` is rendered, which never happens
 * here (decision 26): after hydration it comes from the whole route.
 */
export function PageHead() {
  const framework = useContext(FrameworkContext);
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!framework) return null;
  return (
    <FrameworkContext value={{ ...framework, isSpaMode: framework.isSpaMode && !isAlive }}>
      <Meta />
    </FrameworkContext>
  );
}
