export {};
//# sourceMappingURL=scope.js.map