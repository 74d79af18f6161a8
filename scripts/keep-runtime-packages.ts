// For images only (deploy/docker/Dockerfile): nothing can be built afterwards.
import { pruneToRuntimePackages } from './supply-chain/runtime-packages.ts';

await pruneToRuntimePackages();
